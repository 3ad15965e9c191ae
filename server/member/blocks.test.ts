import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { addComment } from '#contract/comment/endpoints.ts';
import { setBlock, setFollow } from '#contract/member/endpoints.ts';
import { fillPath } from '#contract/platform/endpoint.ts';
import { setHiddenPost } from '#contract/post/endpoints.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let count = 0;
beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off' });
});
afterAll(() => test.close());

const block = (by: Cook, who: Cook, blocked = true) =>
  by.ask('PUT', `/users/${who.user.id}/block`, { blocked });

const list = async (by: Cook) => (await by.ask('GET', '/user/blocks')).json().users;
const ask = async (by: Cook, to: string, body: object) => {
  const answer = await by.ask('PUT', to, body);
  return [answer.statusCode, answer.json().error];
};

const TIPS = '/recipes/tom-yum/tips';

/** Content of a member, under a name that nothing else uses. */
interface Table {
  cook: Cook;
  name: string;
  postId: string;
  commentId: string;
  tipId: string;
}

async function lay(commonPost: string): Promise<Table> {
  count += 1;
  const name = `Wanda${count}`;
  const cook = await signUp(test.app, name);
  const postId = await publish(cook, {
    title: `Title ${name}`,
    tags: [name],
    category: 'technique',
  });
  const comment = await cook.ask('POST', `/posts/${commonPost}/comments`, { content: 'Yes' });
  const tip = await cook.ask('POST', TIPS, { _id: v7(), step: 1, content: name });
  await cook.ask('POST', `/posts/${commonPost}/like`);
  return {
    cook,
    name,
    postId,
    commentId: comment.json().comment._id,
    tipId: tip.json().tip._id,
  };
}

let host: Cook;
let commonPost: string;
let ann: Table;
let bob: Table;
beforeEach(async () => {
  host = await signUp(test.app, 'Host');
  commonPost = await publish(host);
  ann = await lay(commonPost);
  bob = await lay(commonPost);
});

/** Requests every path that can show content of the member, and returns the paths that do. */
async function listSeen(by: Cook, { cook, name, postId, commentId, tipId }: Table) {
  const { id } = cook.user;
  const holding: [string, string][] = [
    ['/posts', postId],
    [`/posts?author=${name}`, postId],
    [`/posts?authorId=${id}`, postId],
    [`/posts?tag=${name}`, postId],
    [`/posts?q=${name}`, postId],
    ['/posts?category=technique', postId],
    ['/posts/trending', postId],
    [`/users?q=${name}`, id],
    [`/posts/${commonPost}/likes`, id],
    [`/users/${host.user.id}/followers`, id],
    [`/posts/${commonPost}`, commentId],
    [`/posts/${commonPost}/comments`, commentId],
    [TIPS, tipId],
  ];
  const seen: string[] = [];
  for (const [path, what] of holding) {
    const answer = await by.ask('GET', path);
    expect(answer.statusCode).toBe(200);
    if (answer.body.includes(`"${what}"`)) seen.push(path.replace(name, 'name').replace(id, 'id'));
  }
  return { seen, all: holding.length };
}

/** Every endpoint that names a member or their content. */
const NAMING = Object.values(api).filter(
  ({ path }) => /:(userId|postId|commentId|tipId)/.test(path) && path !== setBlock.path,
);
const BODIES: Record<string, object> = {
  [setFollow.path]: { following: true },
  [setHiddenPost.path]: { hidden: true },
  [addComment.path]: { content: 'Hello' },
};

/**
 * Statuses of all endpoints that name this member or their content. The list comes from the contract, so new endpoints
 * are included.
 */
async function reach(by: Cook, { cook, postId, commentId, tipId }: Table) {
  const params = { userId: cook.user.id, postId, commentId, tipId };
  const answers: [string, number][] = [];
  for (const { method, path } of NAMING) {
    // The comment belongs to a post that both members see.
    const isBelow = path.includes(':commentId');
    const filled = fillPath(path, { ...params, ...(isBelow && { postId: commonPost }) });
    const body =
      method === 'PUT' ? { title: 'Mine', content: 'Hello', ...BODIES[path] } : BODIES[path];
    const answer = await by.ask(method, filled, method === 'GET' ? undefined : body);
    answers.push([`${method} ${path}`, answer.statusCode]);
  }
  return answers;
}

describe('a block', () => {
  it.each(['who blocks', 'who is blocked'])(
    '[T-blocks-1] hides all content of the other member from the one %s',
    async (who) => {
      await bob.cook.ask('PUT', `/users/${host.user.id}/follow`, { following: true });
      const [reader, other] = [ann.cook, bob];
      const before = await listSeen(reader, other);
      expect(before.seen).toHaveLength(before.all);
      const answer =
        who === 'who blocks' ? await block(ann.cook, bob.cook) : await block(bob.cook, ann.cook);
      expect(answer.statusCode).toBe(200);
      expect((await listSeen(reader, other)).seen).toEqual([]);
      // Members outside the block still see everything.
      expect((await listSeen(host, other)).seen).toHaveLength(before.all);
      // The content of a third member is still visible.
      expect((await listSeen(reader, { ...bob, cook: host, postId: commonPost })).seen).toContain(
        '/posts',
      );
    },
  );

  it.each([true, false])(
    'returns 404 for everything of the other member, blocking: %s',
    async (isBy) => {
      await block(isBy ? ann.cook : bob.cook, isBy ? bob.cook : ann.cook);
      const answers = await reach(ann.cook, bob);
      expect(answers.length).toBeGreaterThan(15);
      expect(answers).toEqual(answers.map(([route]) => [route, 404]));
      const there = await bob.cook.ask('GET', `/posts/${bob.postId}`);
      expect(there.json()).toMatchObject({ likeCount: 0, commentCount: 0 });
    },
  );

  it('ends follows in both directions, with their counts', async () => {
    await ann.cook.ask('PUT', `/users/${bob.cook.user.id}/follow`, { following: true });
    await bob.cook.ask('PUT', `/users/${ann.cook.user.id}/follow`, { following: true });
    const { user } = (await block(ann.cook, bob.cook)).json();
    expect(user).toMatchObject({
      blocked: [bob.cook.user.id],
      following: [],
      followers: [],
      followerCount: 0,
      followingCount: 0,
    });
    const own = (await bob.cook.ask('GET', '/auth/profile')).json().user;
    expect(own).toMatchObject({ blocked: [], followerCount: 0, followingCount: 0 });
  });

  it('is listed only for the blocking member, and can be ended', async () => {
    await block(ann.cook, bob.cook);
    await block(ann.cook, bob.cook);
    expect(await list(ann.cook)).toEqual([{ id: bob.cook.user.id, name: bob.name, avatar: '' }]);
    expect(await list(bob.cook)).toEqual([]);
    const { user } = (await block(ann.cook, bob.cook, false)).json();
    expect(user.blocked).toEqual([]);
    expect(await list(ann.cook)).toEqual([]);
    const again = await listSeen(ann.cook, bob);
    expect(again.seen).toHaveLength(again.all - 1);
  });

  it('hides both members until both have ended their block', async () => {
    await block(ann.cook, bob.cook);
    expect((await block(bob.cook, ann.cook)).statusCode).toBe(200);
    await block(ann.cook, bob.cook, false);
    expect((await ann.cook.ask('GET', `/posts/${bob.postId}`)).statusCode).toBe(404);
    await block(bob.cook, ann.cook, false);
    expect((await ann.cook.ask('GET', `/posts/${bob.postId}`)).statusCode).toBe(200);
  });

  it('does not shorten pages, however many posts are left out', async () => {
    for (let n = 0; n < 25; n += 1) await publish(bob.cook, { title: `Spam ${n}` });
    await block(ann.cook, bob.cook);
    for (const path of ['/posts', '/posts/trending']) {
      const { posts } = (await ann.cook.ask('GET', path)).json();
      expect(posts.length).toBeGreaterThan(1);
    }
  });

  it('still lets a member delete their own comment on a post of the other', async () => {
    const made = await ann.cook.ask('POST', `/posts/${bob.postId}/comments`, { content: 'Mine' });
    await block(bob.cook, ann.cook);
    const path = `/posts/${bob.postId}/comments/${made.json().comment._id}`;
    expect((await ann.cook.ask('DELETE', path)).statusCode).toBe(200);
  });
});

describe('PUT /users/{id}/block', () => {
  it('refuses visitors, the member themselves and unknown members', async () => {
    const path = `/users/${ann.cook.user.id}/block`;
    expect(await ask(ann.cook, path, { blocked: true })).toEqual([
      422,
      'You cannot block yourself',
    ]);
    const missingPath = '/users/018f0000-0000-7000-8000-000000000000/block';
    expect(await ask(ann.cook, missingPath, { blocked: true })).toEqual([404, 'User not found']);
    expect(await ask(ann.cook, '/users/nobody/block', { blocked: true })).toEqual([
      404,
      'User not found',
    ]);
    for (const body of [{}, { blocked: 1 }, { blocked: 'yes' }]) {
      expect((await ask(bob.cook, path, body))[0]).toBe(422);
    }
    const visitor = await test.app.inject({ method: 'PUT', url: `/api${path}` });
    expect(visitor.statusCode).toBe(401);
    expect((await test.app.inject({ url: '/api/user/blocks' })).statusCode).toBe(401);
  });

  it('a follow and a block at the same time leave no follow', async () => {
    for (let n = 0; n < 10; n += 1) {
      const [one, other] = [await signUp(test.app), await signUp(test.app)];
      await Promise.all([
        other.ask('PUT', `/users/${one.user.id}/follow`, { following: true }),
        block(one, other),
      ]);
      const { rows } = await test.pool.query(
        'select from follows where follower_id = $1 and followed_id = $2',
        [other.user.id, one.user.id],
      );
      expect(rows).toHaveLength(0);
    }
  });
});
