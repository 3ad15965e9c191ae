import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Cooks } from '#contract/post/cooks.ts';
import { Post, PostPage } from '#contract/post/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish, readPage } from '#server/testing/post-lists.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';
import * as cookedTexts from '#texts/cooked.ts';

let test: TestApp;
let amara: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false, rateLimit: 'off' });
});
beforeEach(async () => {
  await test.pool.query('delete from posts');
  amara = await signUp(test.app, 'Amara');
  ben = await signUp(test.app, 'Ben');
});
afterAll(() => test.close());

const TOM_YUM = { recipeId: 'tom-yum' };
async function readCooks(recipeId = 'tom-yum', query = ''): Promise<Cooks> {
  const answer = await test.app.inject({ url: `/api/recipes/${recipeId}/cooks${query}` });
  expect(answer.statusCode).toBe(200);
  return v.parse(v.strictObject(Cooks.entries), answer.json());
}
const readCounts = async (recipeId?: string) => {
  const { cookedCount, rating } = await readCooks(recipeId);
  return [cookedCount, rating.count, rating.average];
};
const readReviews = async (cook: Cook) =>
  (await test.app.inject({ url: `/api/users/${cook.user.id}` })).json().user.reviews;

const leave = (cook: Cook, posts: string) =>
  cook.ask('DELETE', '/auth/account', { password: PASSWORD, posts });

describe('a post about a dish', () => {
  it('includes the dish, the cooking details and the rating in every response', async () => {
    const cooked = { minutes: 40, servings: 3, swaps: ['tofu instead of prawns'] };
    const more = { cooked: { ...cooked, wine: 'red' } };
    const fields = { title: 'Sour!', content: 'And hot.', ...TOM_YUM, ...more, rating: 5 };
    const made = await amara.ask('POST', '/posts', fields);
    expect(made.statusCode).toBe(201);
    const body = {
      ...TOM_YUM,
      cooked,
      rating: 5,
      dish: { title: 'Tom yum with prawns', image: '' },
    };
    expect(made.json()).toMatchObject(body);
    expect(made.json().cooked).toEqual(cooked);
    const { _id } = v.parse(Post, made.json());
    expect((await test.app.inject({ url: `/api/posts/${_id}` })).json()).toMatchObject(body);
    expect((await readPage(test, '/posts')).posts).toMatchObject([body]);
    expect((await readCooks()).posts).toEqual((await readPage(test, '/posts')).posts);
  });

  it('omits these fields if the author gave none', async () => {
    const made = await amara.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.' });
    for (const name of ['recipeId', 'cooked', 'rating', 'dish']) {
      expect(made.json()).not.toHaveProperty(name);
    }
  });

  it.each([
    ['rating', { rating: 5 }, cookedTexts.needsDish],
    ['recipeId', { recipeId: 'tom\u0000yum' }, cookedTexts.dishUnknown],
    ['cooked', { ...TOM_YUM, cooked: { minutes: 1.5 } }, cookedTexts.cookedInvalid],
    ['cooked', { ...TOM_YUM, cooked: { swaps: ['\u0000'] } }, cookedTexts.cookedInvalid],
    ['cooked', { cooked: {} }, cookedTexts.needsDish],
    ['recipeId', { recipeId: 'no-such-dish', rating: 5 }, cookedTexts.dishUnknown],
    ['recipeId', { recipeId: 7 }, cookedTexts.dishUnknown],
    ['rating', { ...TOM_YUM, rating: 6 }, cookedTexts.ratingInvalid],
    ['rating', { ...TOM_YUM, rating: 0 }, cookedTexts.ratingInvalid],
    ['rating', { ...TOM_YUM, rating: 4.5 }, cookedTexts.ratingInvalid],
    ['rating', { ...TOM_YUM, rating: '5' }, cookedTexts.ratingInvalid],
    ['cooked', { ...TOM_YUM, cooked: 40 }, cookedTexts.cookedInvalid],
    ['cooked', { ...TOM_YUM, cooked: { minutes: -1 } }, cookedTexts.cookedInvalid],
    ['cooked', { ...TOM_YUM, cooked: { servings: 0 } }, cookedTexts.cookedInvalid],
    ['cooked', { ...TOM_YUM, cooked: { swaps: 'tofu' } }, cookedTexts.cookedInvalid],
    ['cooked', { ...TOM_YUM, cooked: { swaps: [' '] } }, cookedTexts.cookedInvalid],
  ])('is refused with the reason for a wrong %s: %j', async (path, fields, msg) => {
    const id = await publish(amara);
    const words = { title: 'Ragù', content: 'Slowly.' };
    for (const answer of [
      await amara.ask('POST', '/posts', { ...words, ...fields }),
      await amara.ask('PUT', `/posts/${id}`, fields),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ error: msg, details: [{ msg, path }] });
      expect(answer.json().code).not.toBe('invalid');
    }
    expect((await readPage(test, '/posts')).posts).toHaveLength(1);
    expect(await readCounts()).toEqual([0, 0, 0]);
  });

  it('changes field by field, and drops cooking details and rating when the dish changes', async () => {
    const id = await publish(amara, { ...TOM_YUM, cooked: { minutes: 40 }, rating: 2 });
    const change = async (fields: object) => {
      const answer = await amara.ask('PUT', `/posts/${id}`, fields);
      const { recipeId, cooked, rating } = v.parse(Post, answer.json());
      return { recipeId, cooked, rating };
    };
    const cooked = { minutes: 40 };
    expect(await change({ title: 'Anew' })).toEqual({ ...TOM_YUM, cooked, rating: 2 });
    expect(await change({ rating: 4 })).toEqual({ ...TOM_YUM, cooked, rating: 4 });
    expect(await change({ cooked: null })).toEqual({ ...TOM_YUM, cooked: undefined, rating: 4 });
    expect(await readCounts()).toEqual([1, 1, 4]);
    const other = { recipeId: 'moussaka' };
    expect(await change(other)).toEqual({ ...other, cooked: undefined, rating: undefined });
    expect([await readCounts(), await readCounts('moussaka')]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(await change({ ...other, rating: 3 })).toEqual({ ...other, rating: 3 });
    expect(await readCounts('moussaka')).toEqual([1, 1, 3]);
    expect(await change({ recipeId: null })).toEqual({});
    expect(await readCounts('moussaka')).toEqual([0, 0, 0]);
  });

  it('keeps its fields when its dish leaves the collection', async () => {
    const id = await publish(amara, { ...TOM_YUM, rating: 5 });
    await test.pool.query(`update recipes set id = 'gone' where id = 'tom-yum'`);
    const answer = await amara.ask('PUT', `/posts/${id}`, { ...TOM_YUM, title: 'Anew' });
    expect(answer.json()).toMatchObject({ ...TOM_YUM, rating: 5, title: 'Anew' });
    expect(answer.json()).not.toHaveProperty('dish');
    await test.pool.query(`update recipes set id = 'tom-yum' where id = 'gone'`);
    expect(await readCounts()).toEqual([1, 1, 5]);
  });
});

describe('the cooks of a dish', () => {
  it('are counted once each, with their newest rating', async () => {
    await publish(amara, { ...TOM_YUM, rating: 1 });
    await publish(amara, { ...TOM_YUM, cooked: { minutes: 30 } });
    const newest = await publish(amara, { ...TOM_YUM, rating: 5 });
    await publish(ben, { ...TOM_YUM, cooked: {} });
    await publish(ben, { recipeId: 'moussaka', rating: 2 });
    expect(await readCounts()).toEqual([2, 1, 5]);
    await publish(ben, { ...TOM_YUM, rating: 4 });
    expect(await readCounts()).toEqual([2, 2, 4.5]);
    await amara.ask('DELETE', `/posts/${newest}`);
    expect(await readCounts()).toEqual([2, 2, 2.5]);
    expect([await readReviews(amara), await readReviews(ben)]).toEqual([1, 2]);
  });

  it('do not include members who only mention the dish', async () => {
    await publish(amara, TOM_YUM);
    expect(await readCooks()).toMatchObject({ cookedCount: 0, posts: [] });
    expect(await readReviews(amara)).toBe(0);
  });

  it('are listed in pages, newest first, the same for every viewer', async () => {
    for (let n = 1; n <= 5; n += 1) await publish(amara, { ...TOM_YUM, rating: n, title: `${n}` });
    const first = await readCooks('tom-yum', '?limit=3');
    expect(first.posts.map(({ title }) => title)).toEqual(['5', '4', '3']);
    expect(first.pagination.hasMore).toBe(true);
    const rest = await readCooks('tom-yum', `?limit=3&cursor=${first.pagination.nextCursor}`);
    expect(rest.posts.map(({ title }) => title)).toEqual(['2', '1']);
    expect(rest.pagination).toEqual({ hasMore: false, nextCursor: null });
    const asMember = await ben.ask('GET', '/recipes/tom-yum/cooks?limit=3');
    expect(asMember.json()).toEqual(first);
  });

  it('return 404 for an unknown dish and 400 for a broken cursor', async () => {
    for (const [path, status] of [
      ['no-such-dish/cooks', 404],
      ['tom-yum/cooks?cursor=nonsense', 400],
    ] as const) {
      const answer = await test.app.inject({ url: `/api/recipes/${path}` });
      expect(answer.statusCode).toBe(status);
    }
  });

  it('exclude deleted accounts, whether their posts are kept or removed', async () => {
    await publish(amara, { ...TOM_YUM, rating: 5 });
    await publish(ben, { ...TOM_YUM, rating: 3 });
    expect((await leave(amara, 'remove')).statusCode).toBe(200);
    expect(await readCounts()).toEqual([1, 1, 3]);
    expect((await leave(ben, 'keep')).statusCode).toBe(200);
    expect(await readCounts()).toEqual([0, 0, 0]);
    expect((await readCooks()).posts).toMatchObject([{ author: 'A former member', rating: 3 }]);
    expect((await test.pool.query('select from cooks')).rows).toEqual([]);
  });

  it('are counted correctly if many members publish, change and delete at the same time', async () => {
    const cooks = await Promise.all(Array.from({ length: 6 }, () => signUp(test.app)));
    const mine = await Promise.all(
      cooks.flatMap((cook, n) =>
        [1, 2, 3].map(async (turn) => ({
          cook,
          id: await publish(cook, { ...TOM_YUM, rating: ((n + turn) % 5) + 1 }),
        })),
      ),
    );
    await Promise.all(
      mine.map(({ cook, id }, n) =>
        n % 3 === 0
          ? cook.ask('DELETE', `/posts/${id}`)
          : cook.ask('PUT', `/posts/${id}`, n % 3 === 1 ? { rating: 4 } : { recipeId: 'moussaka' }),
      ),
    );
    expect(await readCounts()).toEqual([6, 6, 4]);
    expect(await readCounts('moussaka')).toEqual([0, 0, 0]);
    for (const cook of cooks) expect(await readReviews(cook)).toBe(1);
  });
});

const listCooked = async (cook: Cook, by?: Cook) => {
  const url = `/users/${cook.user.id}/cooks`;
  const answer = await (by ? by.ask('GET', url) : test.app.inject({ url: `/api${url}` }));
  expect(answer.statusCode).toBe(200);
  return v.parse(PostPage, answer.json()).posts.map(({ title }) => title);
};

describe('GET /users/{id}/cooks', () => {
  it('lists posts about dishes that the member cooked or rated, newest first', async () => {
    await publish(amara, { title: 'Rated', ...TOM_YUM, rating: 3 });
    await publish(amara, { title: 'Mentioned', ...TOM_YUM });
    await publish(amara, { title: 'About nothing' });
    await publish(amara, { title: 'Cooked', ...TOM_YUM, cooked: { minutes: 40 } });
    await publish(ben, { title: 'Somebody else’s', ...TOM_YUM, rating: 5 });
    expect(await listCooked(amara)).toEqual(['Cooked', 'Rated']);
    expect(await listCooked(amara, ben)).toEqual(['Cooked', 'Rated']);
  });

  it('returns 404 to a blocked member and for an unknown user', async () => {
    await publish(amara, { title: 'Rated', ...TOM_YUM, rating: 3 });
    await amara.ask('PUT', `/users/${ben.user.id}/block`, { blocked: true });
    expect((await ben.ask('GET', `/users/${amara.user.id}/cooks`)).statusCode).toBe(404);
    const unknown = await test.app.inject({ url: '/api/users/nobody/cooks' });
    expect(unknown.statusCode).toBe(404);
  });
});
