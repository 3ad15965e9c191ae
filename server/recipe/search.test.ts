import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecipePage } from '#contract/recipe/schema.ts';
import { TYPED_KINDS, TYPED_NEAR, TYPED_WORDS } from '#contract/testing/typed-words.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { findFirstDishes } from '#server/testing/first-dishes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ dishes: await findFirstDishes() });
});
afterAll(() => test.close());

const search = async (q: string, more = '') => {
  const answer = await test.app.inject({ url: `/api/recipes?q=${encodeURIComponent(q)}${more}` });
  expect(answer.statusCode).toBe(200);
  return v.parse(RecipePage, answer.json());
};

describe('GET /recipes?q=', () => {
  it.each(TYPED_WORDS)('"%s" finds %s first', async (typed, first) => {
    const { recipes } = await search(typed);
    expect(recipes[0]?._id).toBe(first);
  });

  it.each(TYPED_KINDS)('"%s" finds exactly the dishes of its kind: %j', async (typed, meant) => {
    const { recipes, isNear } = await search(typed, '&limit=50');
    expect(recipes.map(({ _id }) => _id).toSorted()).toEqual(meant);
    expect(isNear).toBeUndefined();
  });

  it.each(TYPED_NEAR)('"%s" has no exact match, but finds %j', async (typed, near) => {
    const { recipes, isNear } = await search(typed, '&limit=50');
    expect(recipes.map(({ _id }) => _id).toSorted()).toEqual(near);
    expect(isNear).toBe(near.length > 0 ? true : undefined);
  });

  it('finds recipes that were added since the last search, and no removed ones', async () => {
    const { rows } = await test.pool.query("delete from recipes where id = 'cilbir' returning *");
    expect((await search('turkish eggs')).isNear).toBe(true);
    const columns = Object.keys(rows[0]);
    await test.pool.query(
      `insert into recipes (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()})`,
      columns.map((column) => rows[0][column]),
    );
    expect((await search('turkish eggs')).recipes[0]?._id).toBe('cilbir');
  });

  it('does not treat an existing word as a misspelling of a similar one', async () => {
    const { recipes } = await search('rice');
    expect(recipes.map(({ _id }) => _id)).not.toContain('pizza-margherita');
  });

  it('treats the words for a time as a limit on the dishes that the other words find', async () => {
    const all = await search('vegetarian', '&limit=50');
    const limited = await search('vegetarian under 40 minutes', '&limit=50');
    const chosen = await search('vegetarian', '&limit=50&maxMinutes=40');
    expect(limited.recipes).toEqual(chosen.recipes);
    expect(limited.pagination.total).toBeGreaterThan(0);
    expect(limited.pagination.total).toBeLessThan(all.pagination.total);
    expect((await search('quick')).pagination).toEqual(
      (await search('', '&maxMinutes=30')).pagination,
    );
  });

  it('falls back to the last word if no dish has every word', async () => {
    expect(await search('ramen paella')).toMatchObject({ isNear: true, pagination: { total: 1 } });
    expect((await search('xyzzy')).pagination.total).toBe(0);
  });

  it('is divided into pages without lost or repeated dishes; a page beyond the last has the total', async () => {
    const all = await search('chicken', '&limit=50');
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await search('chicken', `&limit=2&page=${page}`));
    expect(pages.flatMap(({ recipes }) => recipes)).toEqual(all.recipes.slice(0, 6));
    const { total } = all.pagination;
    expect(await search('chicken', '&limit=2&page=900')).toEqual({
      recipes: [],
      pagination: { page: 900, limit: 2, total, hasMore: false },
    });
  });

  it('is limited to a cuisine or a family', async () => {
    const latin = await search('beef', '&cuisine=latin');
    expect(latin.recipes.map(({ _id }) => _id)).toContain('ropa-vieja');
    const vietnamese = await search('beef', '&cuisine=vietnamese');
    expect(vietnamese.recipes.map(({ _id }) => _id)).toEqual(['pho-bo']);
  });

  it.each(['%', "'; drop table recipes; --", '\\', '":* | !()&<->', '\u{1F35C}', '\u0130', "''"])(
    'treats %s as words or ignores it',
    async (q) => {
      const { recipes, pagination } = await search(q);
      expect(recipes).toHaveLength(Math.min(12, pagination.total));
    },
  );

  it('answers any typed text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (q) => {
        const url = `/api/recipes?q=${encodeURIComponent(q.replaceAll('\0', ''))}`;
        expect((await test.app.inject({ url })).statusCode).toBe(200);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['a NUL', 'q=a%00b', 400],
    ['a list', 'q=soup&q=rice', 200],
    ['brackets', 'q[]=soup', 200],
    ['half a letter', 'q=%E0%A4', 200],
    ['one endless word', `q=${'x'.repeat(10_000)}`, 200],
    ['endless words', `q=${'cr%C3%A8me+'.repeat(900)}`, 200],
  ])('answers %s', async (_what, query, status) => {
    expect((await test.app.inject({ url: `/api/recipes?${query}` })).statusCode).toBe(status);
  });
});
