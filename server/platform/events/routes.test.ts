import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Changes } from '#contract/live/changes.ts';
import { makeRecipe } from '#server/cookbook/testing/own-recipe.ts';
import { makeList, shareHousehold, toNeed } from '#server/list/testing/shared-list.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { openStream } from '#server/testing/open-stream.ts';
import { type Cook, PASSWORD, signIn, signUp } from '#server/testing/sign-up.ts';
import { STREAMS_PER_ADDRESS, STREAMS_PER_MEMBER } from './routes.ts';

let test: TestApp;
let amara: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false });
  [amara, ben] = [await signUp(test.app, 'Amara'), await signUp(test.app, 'Ben')];
});
afterAll(() => test.close());

const listen = (by?: Cook) => openStream(test.app, by?.token);
const post = async (by: Cook): Promise<string> =>
  (await by.ask('POST', '/posts', { title: 'Socarrat', content: 'Hot' })).json()._id;
const names = (id: string) => (changes: Changes) => changes.posts.includes(id);

describe('GET /events', () => {
  it('is a stream that no proxy may buffer', async () => {
    const stream = await listen(amara);
    expect(stream.statusCode).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'simmer-api': '1',
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    stream.leave();
  });

  it('names a post that is new, liked, commented on or edited, to everyone', async () => {
    const streams = [await listen(amara), await listen()];
    const id = await post(ben);
    for (const stream of streams) {
      expect(await stream.waitFor(names(id))).toMatchObject({
        hasNewPosts: true,
        isEverything: false,
      });
    }
    for (const [method, path, body] of [
      ['POST', 'like', undefined],
      ['DELETE', 'like', undefined],
      ['POST', 'comments', { content: 'Yum' }],
    ] as const) {
      await amara.ask(method, `/posts/${id}/${path}`, body);
      for (const stream of streams) await stream.waitFor(names(id));
    }
    await ben.ask('PUT', `/posts/${id}`, { title: 'Crust' });
    for (const stream of streams) {
      await stream.waitFor(names(id));
      stream.leave();
    }
  });

  it('contains nothing of the content', async () => {
    const stream = await listen();
    const id = await post(ben);
    expect(await stream.waitFor(names(id))).toEqual({
      posts: expect.arrayContaining([id]),
      hasNewPosts: true,
      tips: [],
      hasNotifications: false,
      isEverything: false,
      spreadMs: expect.any(Number),
    });
    stream.leave();
  });

  it('[T-cookbook-4] notifies only the other devices of a member of their cookbook', async () => {
    const own = await listen(amara);
    const others = [await listen(ben), await listen()];
    const { _id } = await makeRecipe(amara, { visibility: 'public' });
    expect(await own.waitFor(({ hasCookbook }) => hasCookbook === true)).toMatchObject({
      posts: [],
      isEverything: false,
    });
    await amara.ask('DELETE', `/cookbook/${_id}`);
    await own.waitFor(({ hasCookbook }) => hasCookbook === true);
    const id = await post(ben);
    for (const stream of others) {
      const first = await stream.waitFor(
        (changes) => names(id)(changes) || Boolean(changes.hasCookbook),
      );
      expect(first.hasCookbook).toBeUndefined();
    }
    for (const stream of [own, ...others]) stream.leave();
  });

  it('[T-lists-5] notifies only those who may see a list of its changes', async () => {
    const [cy, dan] = [await signUp(test.app, 'Cy'), await signUp(test.app, 'Dan')];
    await shareHousehold([amara, cy]);
    const { _id } = await makeList(amara);
    const streams = [await listen(amara), await listen(cy)];
    const others = [await listen(dan), await listen()];
    const need = toNeed('milk');
    const at = new Date().toISOString();
    for (const [method, path, body] of [
      ['POST', 'needs', { needs: [need] }],
      ['PUT', 'ticks', { ticks: [{ needId: need._id, ticked: true, at }] }],
      ['POST', 'removals', { needIds: [need._id] }],
      ['PUT', 'aisles', { food: 'milk', aisle: 'chilled' }],
    ] as const) {
      await cy.ask(method, `/lists/${_id}/${path}`, body);
      for (const stream of streams) {
        expect(await stream.waitFor(({ hasLists }) => hasLists === true)).toEqual({
          posts: [],
          hasNewPosts: false,
          tips: [],
          hasNotifications: false,
          hasLists: true,
          isEverything: false,
          spreadMs: expect.any(Number),
        });
      }
    }
    const id = await post(ben);
    for (const stream of others) {
      const first = await stream.waitFor(
        (changes) => names(id)(changes) || Boolean(changes.hasLists),
      );
      expect(first.hasLists).toBeUndefined();
    }
    for (const stream of [...streams, ...others]) stream.leave();
  });

  it('names a dish with new or liked tips', async () => {
    const stream = await listen();
    const waitForTip = () => stream.waitFor(({ tips }) => tips.includes('tom-yum'));
    const { tip } = (
      await amara.ask('POST', '/recipes/tom-yum/tips', { step: 1, content: 'Bruise it' })
    ).json();
    await waitForTip();
    await ben.ask('POST', `/tips/${tip._id}/like`);
    await waitForTip();
    await amara.ask('DELETE', `/tips/${tip._id}`);
    expect((await waitForTip()).posts).toEqual([]);
    stream.leave();
  });

  it('names a deleted post, or the post of a deleted comment', async () => {
    const id = await post(ben);
    const { comment } = (
      await amara.ask('POST', `/posts/${id}/comments`, { content: 'Yum' })
    ).json();
    const stream = await listen();
    const deletion = await amara.ask('DELETE', `/posts/${id}/comments/${comment._id}`);
    expect(deletion.statusCode).toBe(200);
    await stream.waitFor(names(id));
    await ben.ask('DELETE', `/posts/${id}`);
    expect((await stream.waitFor(names(id))).hasNewPosts).toBe(false);
    stream.leave();
  });

  it('does not name posts of a blocked member', async () => {
    const zoe = await signUp(test.app, 'Zoe');
    await amara.ask('PUT', `/users/${zoe.user.id}/block`, { blocked: true });
    const stream = await listen(amara);
    const visitor = await listen();
    const id = await post(zoe);
    await visitor.waitFor(names(id));
    const next = await post(ben);
    const changes = await stream.waitFor(names(next));
    expect(changes.posts).not.toContain(id);
    visitor.leave();
    stream.leave();
  });

  it('reports notifications only to their recipient', async () => {
    const id = await post(amara);
    const hers = await listen(amara);
    const his = await listen(ben);
    const visitor = await listen();
    await ben.ask('POST', `/posts/${id}/like`);
    expect((await hers.waitFor(names(id))).hasNotifications).toBe(true);
    expect((await his.waitFor(names(id))).hasNotifications).toBe(false);
    expect((await visitor.waitFor(names(id))).hasNotifications).toBe(false);
    await ben.ask('PUT', `/users/${amara.user.id}/follow`, { following: true });
    expect(await hers.waitFor()).toMatchObject({ posts: [], tips: [], hasNotifications: true });
    for (const stream of [hers, his, visitor]) stream.leave();
  });

  it('refuses an invalid token', async () => {
    const answer = await test.app.inject({
      url: '/api/events',
      headers: { authorization: 'Bearer nothing' },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('ends for a device that signs out, and goes on for the others', async () => {
    const phone = await signIn(test.app, amara.email);
    const [left, stays] = [await listen(phone), await listen(amara)];
    await phone.ask('POST', '/auth/logout');
    await expect(left.ended).resolves.toBeUndefined();
    await stays.waitFor(names(await post(ben)));
    stays.leave();
  });

  it('ends when the account is deleted', async () => {
    const zoe = await signUp(test.app, 'Zoe');
    const stream = await listen(zoe);
    await zoe.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
    await expect(stream.ended).resolves.toBeUndefined();
  });

  it('answers HEAD and ends', async () => {
    const answer = await test.app.inject({ method: 'HEAD', url: '/api/events' });
    expect(answer.statusCode).toBe(200);
  });

  it('limits the streams of a member, and accepts a new one after another has ended', async () => {
    const zoe = await signUp(test.app, 'Zoe');
    const streams = [];
    for (let n = 0; n < STREAMS_PER_MEMBER; n += 1) streams.push(await listen(zoe));
    const refused = await zoe.ask('GET', '/events');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    const [first, ...others] = streams;
    first?.leave();
    await first?.ended;
    others.push(await listen(zoe));
    expect(others.at(-1)?.statusCode).toBe(200);
    for (const stream of others) stream.leave();
  });

  it('limits the streams of an address', async () => {
    const streams = [];
    for (let n = 0; n < STREAMS_PER_ADDRESS; n += 1) streams.push(await listen());
    expect((await test.app.inject({ url: '/api/events' })).statusCode).toBe(429);
    for (const stream of streams) stream.leave();
  });
});

it('ends its streams when the server closes', async () => {
  const other = await buildTestApp({ isShared: false });
  const stream = await openStream(other.app);
  await other.close();
  await expect(stream.ended).resolves.toBeUndefined();
});
