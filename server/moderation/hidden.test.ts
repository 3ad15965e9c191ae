import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPublicPages } from '#server/page/sitemap-store.ts';
import { findPostSummary } from '#server/post/head-store.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createReported, type Reported, WRITTEN } from '#server/testing/reported.ts';
import type { Cook } from '#server/testing/sign-up.ts';

let test: TestApp;
let here: Reported;
beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off' });
});
beforeEach(async () => {
  here = await createReported(test);
});
afterAll(() => test.close());

describe('hidden content', () => {
  it.each(WRITTEN)('a %s is visible only to its author and moderators', async (kind) => {
    for (const by of [undefined, here.ann, here.bob, here.mod]) {
      expect(await here.listSeen(by, kind)).toEqual(here.places[kind]);
    }
    const id = await here.settle(kind, 'hide');
    expect([await here.listSeen(undefined, kind), await here.listSeen(here.ann, kind)]).toEqual([
      [],
      [],
    ]);
    expect(await here.listSeen(here.bob, kind)).toEqual(here.places[kind]);
    expect(await here.listSeen(here.mod, kind)).toEqual(here.places[kind]);
    expect(await here.readReports()).toEqual([]);
    expect((await here.decide(id, 'restore')).statusCode).toBe(200);
    for (const by of [undefined, here.ann, here.bob, here.mod]) {
      expect(await here.listSeen(by, kind)).toEqual(here.places[kind]);
    }
  });

  it('a post is not counted, and its author is notified', async () => {
    const count = async () =>
      (await here.ann.ask('GET', `/users/${here.things.member}`)).json().user.postCount;
    expect(await count()).toBe(1);
    const id = await here.settle('post', 'hide');
    expect(await count()).toBe(0);
    const notified = (await here.bob.ask('GET', '/user/notifications')).json();
    expect(notified.notifications).toMatchObject([
      { kind: 'moderation', target: { id: here.things.post } },
    ]);
    const own = (await here.bob.ask('GET', `/posts/${here.things.post}`)).json();
    expect(own.hidden).toBe(true);
    await here.bob.ask('PUT', `/posts/${here.things.post}`, { title: 'Changed' });
    expect(await count()).toBe(0);
    await here.decide(id, 'restore');
    expect(await count()).toBe(1);
    expect((await here.bob.ask('GET', `/posts/${here.things.post}`)).json().hidden).toBeUndefined();
    await here.bob.ask('DELETE', `/posts/${here.things.post}`);
    expect(await count()).toBe(0);
  });

  it('a post does not count as a cook or a rating of its dish', async () => {
    await test.pool.query('delete from posts where id <> $1', [here.things.post]);
    const readDish = async (by = here.ann) => {
      const { cookedCount, rating, posts } = (await by.ask('GET', '/recipes/tom-yum/cooks')).json();
      const { user } = (await by.ask('GET', `/users/${here.bob.user.id}`)).json();
      return [cookedCount, rating.count, rating.average, posts.length, user.reviews];
    };
    expect(await readDish()).toEqual([1, 1, 5, 1, 1]);
    const id = await here.settle('post', 'hide');
    // The same for its author and the moderators.
    for (const by of [here.ann, here.bob, here.mod]) {
      expect(await readDish(by)).toEqual([0, 0, 0, 0, 0]);
    }
    await here.bob.ask('PUT', `/posts/${here.things.post}`, { rating: 1 });
    await here.bob.ask('POST', '/posts', {
      title: 'Again',
      content: 'Better',
      recipeId: 'tom-yum',
      rating: 3,
    });
    expect(await readDish()).toEqual([1, 1, 3, 1, 1]);
    await here.decide(id, 'restore');
    expect(await readDish()).toEqual([1, 1, 3, 2, 1]);
    await test.pool.query('delete from reports');
    await here.settle('post', 'hide');
    await here.bob.ask('DELETE', `/posts/${here.things.post}`);
    expect(await readDish()).toEqual([1, 1, 3, 1, 1]);
  });

  it('a comment is not counted, also when it is deleted', async () => {
    const counts = async () => {
      const { commentCount, comments } = (
        await here.ann.ask('GET', `/posts/${here.commonPost}`)
      ).json();
      return [commentCount, comments.length];
    };
    expect(await counts()).toEqual([1, 1]);
    const id = await here.settle('comment', 'hide');
    expect(await counts()).toEqual([0, 0]);
    await here.decide(id, 'restore');
    expect(await counts()).toEqual([1, 1]);
    await test.pool.query('delete from reports');
    await here.settle('comment', 'hide');
    const path = `/posts/${here.commonPost}/comments/${here.things.comment}`;
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await here.ann.ask(method, path, { content: 'Mine' })).statusCode).toBe(404);
    }
    const edited = await here.bob.ask('PUT', path, { content: 'Kind words' });
    expect(edited.json().comment).toMatchObject({ content: 'Kind words', hidden: true });
    expect(await counts()).toEqual([0, 0]);
    expect((await here.bob.ask('DELETE', path)).statusCode).toBe(200);
    expect(await counts()).toEqual([0, 0]);
  });

  it('returns 404 to other members, and remains usable for its author', async () => {
    for (const kind of WRITTEN) await here.settle(kind, 'hide');
    const post = `/posts/${here.things.post}`;
    const calls = [
      ['GET', post],
      ['GET', `${post}/likes`],
      ['GET', `${post}/comments`],
      ['POST', `${post}/like`],
      ['DELETE', `${post}/like`],
      ['POST', `${post}/comments`, { content: 'Hm' }],
      ['PUT', post, { title: 'Mine' }],
      ['POST', `/tips/${here.things.tip}/like`],
      ['DELETE', `/tips/${here.things.tip}/like`],
      ['POST', '/reports', { kind: 'post', id: here.things.post, reason: 'spam' }],
    ] as const;
    for (const [method, path, body] of calls) {
      const status = async (by: Cook) => (await by.ask(method, path, body)).statusCode;
      expect([method, path, await status(here.cid)]).toEqual([method, path, 404]);
      // Reports of own content are refused.
      const own = path === '/reports' ? [422] : [200, 201];
      expect(own).toContain(await status(here.bob));
    }
    expect((await here.cid.ask('DELETE', post)).statusCode).toBe(404);
    expect((await here.cid.ask('DELETE', `/tips/${here.things.tip}`)).statusCode).toBe(404);
    expect((await test.app.inject({ url: `/api${post}` })).statusCode).toBe(404);
    // Link previews and the sitemap leave it out too.
    expect(await findPostSummary(test.pool, here.things.post)).toBeUndefined();
    expect(JSON.stringify(await findPublicPages(test.pool))).not.toContain(here.things.post);
  });
});
