import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publishMany, readAll, readPage } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let ada: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  ada = await signUp(test.app, 'Ada & Co');
  ben = await signUp(test.app, 'Ben');
  await publishMany(ada, ben);
});
afterAll(() => test.close());

describe('GET /posts/trending', () => {
  it('starts with recently liked and commented posts, and has every post', async () => {
    const all = (await readPage(test, '/posts?limit=50')).posts;
    // The second and the third post are by Ada.
    const [talked, liked, own] = all.slice(18, 21).map(({ _id }) => _id);
    await ben.ask('POST', `/posts/${liked}/like`);
    await (await signUp(test.app)).ask('POST', `/posts/${talked}/comments`, { content: 'Oh' });
    for (let n = 0; n < 3; n += 1) {
      await ada.ask('POST', `/posts/${own}/comments`, { content: 'Me' });
    }
    const trending = await readAll(test, '/posts/trending?limit=7');
    expect(trending.slice(0, 2).map(({ _id }) => _id)).toEqual([talked, liked]);
    expect(trending.map(({ _id }) => _id).toSorted()).toEqual(all.map(({ _id }) => _id).toSorted());
    expect(trending[2]?._id).toBe(all[0]?._id);
  });

  it('does not count a removed like', async () => {
    const before = (await readAll(test, '/posts/trending')).map(({ _id }) => _id);
    const liker = await signUp(test.app);
    const last = before.at(-1);
    await liker.ask('POST', `/posts/${last}/like`);
    const liked = (await readAll(test, '/posts/trending')).map(({ _id }) => _id);
    expect(liked.indexOf(last ?? '')).toBeLessThan(3);
    await liker.ask('DELETE', `/posts/${last}/like`);
    expect((await readAll(test, '/posts/trending')).map(({ _id }) => _id)).toEqual(before);
  });

  it('weights old likes less', async () => {
    const [newest] = (await readPage(test, '/posts')).posts;
    const old = (await readAll(test, '/posts')).at(-2);
    await test.pool.query(
      `insert into likes (user_id, post_id, liked_at) values ($1, $2, now() - interval '20 days')`,
      [ada.user.id, old?._id],
    );
    const trending = await readAll(test, '/posts/trending');
    const place = (id?: string) => trending.findIndex(({ _id }) => _id === id);
    expect(place(newest?._id)).toBeLessThan(place(old?._id));
  });
});
