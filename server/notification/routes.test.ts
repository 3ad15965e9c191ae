import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotificationPage } from '#contract/notification/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, PASSWORD, signIn, signUp } from '#server/testing/sign-up.ts';
import * as accountTexts from '#texts/account.ts';

let test: TestApp;
let amara: Cook;
let ben: Cook;
let zoe: Cook;
let postId: string;
beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off' });
});
afterAll(() => test.close());
beforeEach(async () => {
  [amara, ben, zoe] = await Promise.all(
    ['Amara', 'Ben', 'Zoe'].map((name) => signUp(test.app, name)),
  ).then(([a, b, z]) => (a && b && z ? [a, b, z] : Promise.reject(new Error('three'))));
  postId = await post('Socarrat');
});

async function post(title: string, by = amara): Promise<string> {
  return (await by.ask('POST', '/posts', { title, content: 'Hot' })).json()._id;
}
const like = (by: Cook, id = postId) => by.ask('POST', `/posts/${id}/like`);
const addComment = async (by: Cook, content = 'Yum'): Promise<string> =>
  (await by.ask('POST', `/posts/${postId}/comments`, { content })).json().comment._id;
const follow = (by: Cook, following = true) =>
  by.ask('PUT', `/users/${amara.user.id}/follow`, { following });
async function look(by = amara, query = ''): Promise<NotificationPage> {
  const answer = await by.ask('GET', `/user/notifications${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const read = (until: unknown, by = amara, headers = {}) =>
  by.ask('POST', '/user/notifications/read', { until }, headers);
const list = async () =>
  (await look()).notifications.map(
    ({ kind, count, names }) => `${count} ${kind}: ${names.join(', ')}`,
  );

describe('GET /user/notifications', () => {
  it('lists likes, comments, followers and likes of tips, newest first', async () => {
    await like(ben);
    await addComment(ben);
    await follow(ben);
    const { tip } = (
      await amara.ask('POST', '/recipes/tom-yum/tips', { step: 2, content: 'Bruise it' })
    ).json();
    await ben.ask('POST', `/tips/${tip._id}/like`);
    const { notifications, unread, pagination } = await look();
    expect(notifications).toMatchObject([
      { kind: 'tips', target: { type: 'recipe', id: 'tom-yum', step: 2 } },
      { kind: 'follows', target: { type: 'member', id: ben.user.id, title: 'Ben' } },
      { kind: 'comments', target: { type: 'post', id: postId, title: 'Socarrat' } },
      { kind: 'likes', target: { type: 'post', id: postId, title: 'Socarrat' } },
    ]);
    for (const each of notifications) {
      expect(each).toMatchObject({ count: 1, names: ['Ben'], read: false });
      expect(Date.parse(each.createdAt)).toBeLessThanOrEqual(Date.now());
    }
    expect(notifications[0]?.target.title).toBeTruthy();
    expect({ unread, pagination }).toEqual({
      unread: 4,
      pagination: { hasMore: false, nextCursor: null },
    });
    expect((await look(ben)).notifications).toEqual([]);
  });

  it('groups by subject, with the newest names and the total count', async () => {
    await like(ben);
    await like(zoe);
    await addComment(zoe);
    await addComment(ben);
    await addComment(ben, 'Again');
    await follow(ben);
    await follow(zoe);
    expect(await list()).toEqual([
      '2 follows: Zoe, Ben',
      '2 comments: Ben, Zoe',
      '2 likes: Zoe, Ben',
    ]);
    // A group of several followers links to the member's own page.
    expect((await look()).notifications[0]?.target.id).toBe(amara.user.id);
    const carla = await signUp(test.app, 'Carla');
    await like(carla);
    expect((await list())[0]).toEqual('3 likes: Carla, Zoe');
  });

  it('leaves out the member’s own actions', async () => {
    await like(amara);
    await addComment(amara);
    const { tip } = (
      await amara.ask('POST', '/recipes/tom-yum/tips', { step: 1, content: 'Mine' })
    ).json();
    await amara.ask('POST', `/tips/${tip._id}/like`);
    expect(await look()).toMatchObject({ notifications: [], unread: 0 });
    await like(ben);
    await addComment(ben);
    await ben.ask('POST', `/tips/${tip._id}/like`);
    expect(await list()).toEqual(['1 tips: Ben', '1 comments: Ben', '1 likes: Ben']);
  });

  it('leaves out blocked members in both directions', async () => {
    for (const cook of [ben, zoe]) {
      await like(cook);
      await addComment(cook);
      await follow(cook);
    }
    await amara.ask('PUT', `/users/${ben.user.id}/block`, { blocked: true });
    expect(await list()).toEqual(['1 follows: Zoe', '1 comments: Zoe', '1 likes: Zoe']);
    await zoe.ask('PUT', `/users/${amara.user.id}/block`, { blocked: true });
    expect(await look()).toMatchObject({ notifications: [], unread: 0 });
  });

  it('leaves out reverted actions and those on a deleted post, and names a former member', async () => {
    await like(ben);
    await like(zoe);
    const commentId = await addComment(ben);
    await follow(ben);
    await zoe.ask('DELETE', `/posts/${postId}/like`);
    await ben.ask('DELETE', `/comments/${commentId}`);
    await ben.ask('DELETE', `/posts/${postId}/comments/${commentId}`);
    await follow(ben, false);
    expect(await list()).toEqual(['1 likes: Ben']);
    await addComment(zoe);
    await zoe.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
    expect((await list())[0]).toEqual(`1 comments: ${accountTexts.formerMember}`);
    await amara.ask('DELETE', `/posts/${postId}`);
    expect(await look()).toMatchObject({ notifications: [], unread: 0 });
  });

  it('leaves out subjects without activity in the last ninety days', async () => {
    await like(ben);
    await test.pool.query(
      `update likes set liked_at = now() - interval '91 days' where post_id = $1`,
      [postId],
    );
    expect(await list()).toEqual([]);
    await like(zoe);
    expect(await list()).toEqual(['2 likes: Zoe, Ben']);
  });

  it('returns pages without repeats', async () => {
    const posts = [postId];
    for (const title of ['b', 'c', 'd', 'e']) posts.push(await post(title));
    for (const id of posts) await like(ben, id);
    const seen: string[] = [];
    let cursor = '';
    for (let n = 0; n < 3; n += 1) {
      const page = await look(
        amara,
        `?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      expect(page.unread).toBe(5);
      seen.push(...page.notifications.map(({ target }) => target.id));
      cursor = page.pagination.nextCursor ?? '';
      expect(page.pagination.hasMore).toBe(n < 2);
    }
    expect(seen).toEqual(posts.toReversed());
  });

  it('includes pending count changes of a post', async () => {
    await like(ben);
    await test.pool.query(
      'insert into count_changes (post_id, likes, comments) values ($1, 3, 0)',
      [postId],
    );
    expect(await list()).toEqual(['4 likes: Ben']);
  });

  it('returns 401 to visitors and 400 for an invalid cursor', async () => {
    const visitor = await test.app.inject({ url: '/api/user/notifications' });
    expect(visitor.statusCode).toBe(401);
    for (const cursor of ['seven', '12', `${'9'.repeat(17)}-likes`]) {
      expect((await amara.ask('GET', `/user/notifications?cursor=${cursor}`)).statusCode).toBe(400);
    }
  });
});

describe('POST /user/notifications/read', () => {
  it('marks all up to this notification as read, on all devices', async () => {
    await like(ben);
    await addComment(ben);
    const [newest, older] = (await look()).notifications;
    const answer = await read(older?._id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ unread: 1 });
    const phone = await signIn(test.app, amara.email);
    const seen = await look(phone);
    expect(seen.notifications.map((each) => each.read)).toEqual([false, true]);
    expect(seen.unread).toBe(1);
    expect((await read(newest?._id, phone)).json()).toEqual({ unread: 0 });
    expect(await look()).toMatchObject({ unread: 0 });
  });

  it('never moves the read time back or beyond now', async () => {
    await like(ben);
    await addComment(ben);
    const [newest, older] = (await look()).notifications;
    await read(newest?._id);
    expect((await read(older?._id)).json()).toEqual({ unread: 0 });
    await read(`${'9'.repeat(16)}-likes-${v7()}`);
    await like(zoe);
    const { notifications, unread } = await look();
    expect(unread).toBe(1);
    expect(notifications.map((each) => each.read)).toEqual([false, true]);
  });

  it('is unread again after another member does the same, and takes effect once per key', async () => {
    await like(ben);
    const until = (await look()).notifications[0]?._id;
    const headers = { 'idempotency-key': `"${v7()}"` };
    expect((await read(until, amara, headers)).json()).toEqual({ unread: 0 });
    await like(zoe);
    expect((await read(until, amara, headers)).json()).toEqual({ unread: 1 });
    expect((await look()).notifications).toMatchObject([{ kind: 'likes', count: 2, read: false }]);
  });

  it.each([undefined, 7, '', 'likes', `${'9'.repeat(17)}-likes`, 'x\u0000'])(
    '%j answers 422 and changes nothing',
    async (until) => {
      await like(ben);
      expect((await read(until)).statusCode).toBe(422);
      expect((await look()).unread).toBe(1);
    },
  );
});

it('considers only the newest thousand posts of a member', async () => {
  await test.pool.query(
    `with made as (
       insert into posts (id, author_id, body, category, type, created_at)
       select gen_random_uuid(), $1, '{"title":"x"}', 'recipe', 'recipe', now() from generate_series(1, 1100)
       returning id
     ) insert into likes (user_id, post_id) select $2, id from made`,
    [amara.user.id, ben.user.id],
  );
  const { unread, notifications } = await look();
  expect(unread).toBe(1000);
  expect(notifications).toHaveLength(20);
});
