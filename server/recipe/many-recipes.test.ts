import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import {
  findAllRecipes,
  findCollectionHash,
  findRecipePage,
  findRecipesOf,
  toCollectionHash,
} from './store.ts';

const QueryConfig = v.object({ text: v.string(), values: v.optional(v.array(v.unknown()), []) });

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(
    `insert into recipes (id, name, cuisine, cuisine_id, family, sort_order, body, etag, source_hash)
     select 'dish-' || n, 'Dish ' || n, 'Cuisine ' || n % 60, 'cuisine-' || n % 60, (array['asian', 'latin'])[n % 2 + 1],
       case when n % 3 = 0 then n end, repeat('"' || n || '"', 60), md5(n::text), n::text
     from generate_series(1, 3000) n`,
  );
  await vacuumAll(database);
});
afterAll(() => database.close());

/** Repeats the vacuum until the planner may skip the table. A transaction of another test can hold rows back. */
async function vacuumAll({ pool }: TestDatabase): Promise<void> {
  let isAllVisible = false;
  while (!isAllVisible) {
    await pool.query('vacuum analyze recipes');
    const { rows } = await pool.query<{ isAllVisible: boolean }>(
      `select relallvisible = relpages as "isAllVisible" from pg_class where oid = 'recipes'::regclass`,
    );
    isAllVisible = rows[0]?.isAllVisible === true;
  }
}

it.each([
  ['every page', { page: 1 }],
  ['a later page', { page: 120 }],
  ['a family', { page: 3, cuisine: 'Asian' }],
  ['a cuisine', { page: 2, cuisine: 'Cuisine 7' }],
])('%s is read by an index in curated order, without reading other recipes', async (_, query) => {
  const spy = vi.spyOn(database.pool, 'query');
  const { recipes, total } = await findRecipePage(database.pool, { limit: 12, ...query });
  const calls = spy.mock.calls.map(([config]) => v.parse(QueryConfig, config));
  spy.mockRestore();
  expect([recipes.length, total > 12]).toEqual([12, true]);
  for (const { text, values } of calls) {
    const { rows } = await database.pool.query(`explain ${text}`, values);
    expect(JSON.stringify(rows)).not.toContain('Seq Scan on recipes');
  }
});

it('returns pages that together equal the full list, in its order', async () => {
  const etags: string[] = [];
  for (let page = 1; page <= 250; page += 1) {
    const { recipes } = await findRecipePage(database.pool, { page, limit: 12 });
    etags.push(...recipes.map(({ etag }) => etag));
  }
  expect(etags).toEqual((await findAllRecipes(database.pool)).map(({ etag }) => etag));
});

it('keeps the hash of the collection correct after every change, also without any recipe', async () => {
  const { pool } = database;
  const isKept = async () =>
    (await findCollectionHash(pool)) === toCollectionHash(await findAllRecipes(pool));
  const total = async () => (await findRecipePage(pool, { page: 1, limit: 12 })).total;
  expect([await isKept(), await total()]).toEqual([true, 3000]);
  for (const change of [
    `update recipes set etag = 'changed' where id = 'dish-5'`,
    `delete from recipes where id = 'dish-6'`,
    `update recipes set sort_order = 1 where id = 'dish-7'`,
    `insert into recipes (id, name, cuisine, cuisine_id, body, etag, source_hash)
     values ('new', 'New', 'Thai', 'thai', '""', 'new', '')`,
  ]) {
    const before = await findCollectionHash(pool);
    await pool.query(change);
    expect([await isKept(), (await findCollectionHash(pool)) === before]).toEqual([true, false]);
  }
  expect(await total()).toBe(3000);
  expect(await findRecipesOf(pool, 'Thai')).toHaveLength(1);
  await pool.query('truncate recipes');
  expect([await isKept(), await total()]).toEqual([true, 0]);
});
