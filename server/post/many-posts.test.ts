import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertComments } from '#server/comment/store.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import { deleteLikes, insertLikes } from './like-store.ts';
import { createListedCache } from './listed-cache.ts';
import type { PostBody } from './post-body.ts';
import { createPostReader } from './post-reader.ts';

const QueryConfig = v.object({ text: v.string(), values: v.optional(v.array(v.unknown()), []) });
const AUTHOR = '018f0000-0000-7000-8000-000000000001';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { pool } = database;
  await pool.query(
    `insert into users (id, name, email, email_key, password_hash)
     select ('018f0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Cook', n, n, '' from generate_series(1, 300) n`,
  );
  const body: PostBody = {
    _id: 'x',
    title: 'Soup',
    content: 'Hot.',
    tags: [],
    category: 'recipe',
    type: 'recipe',
    cuisine: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  await pool.query(
    `insert into posts (id, author_id, body, category, type, tag_keys, terms, created_at,
       recipe_id, is_cook, rating)
     select gen_random_uuid(), ('018f0000-0000-7000-8000-' || lpad((n % 300 + 1)::text, 12, '0'))::uuid, $1,
       (array['recipe', 'technique'])[n % 2 + 1], 'recipe', '{}', '', to_timestamp(1780000000 + n),
       'dish-' || n % 50, true, n % 5 + 1
     from generate_series(1, 5000) n`,
    [JSON.stringify(body)],
  );
  await pool.query('vacuum analyze');
});
afterAll(() => database.close());

it('reads posts without a scan of all posts, counts or users', async () => {
  const { pool } = database;
  const reader = createPostReader(pool);
  const page = { filters: {}, after: undefined, limit: 20 };
  const after = { at: 1_780_002_500_000, id: AUTHOR };
  const { rows: some } = await pool.query<{ id: string }>('select id from posts limit 1');
  const spy = vi.spyOn(pool, 'query');
  for (const found of [
    () => reader.findPage(page),
    () => reader.findPage({ ...page, after }),
    () => reader.findPage({ ...page, after, limit: 7 }),
    () => reader.findPage({ ...page, filters: { authorId: AUTHOR } }),
    () => reader.findPage({ ...page, after, filters: { category: 'recipe' } }),
    () => reader.findPage({ ...page, filters: { recipeId: 'dish-7' } }),
    () => reader.findPage({ ...page, after, filters: { recipeId: 'dish-7' } }),
    () => reader.findPage({ ...page, filters: { cookId: AUTHOR } }),
    () => reader.findTrending(page),
    () => reader.findTrending({ ...page, after: { at: 10_300, id: AUTHOR } }),
  ]) {
    const shared = await found();
    await shared.toJson(AUTHOR);
  }
  await reader.findPost(some[0]?.id ?? '', {
    viewerId: AUTHOR,
    personalViewerId: undefined,
  });
  const queries = spy.mock.calls.map(([query]) => v.parse(QueryConfig, query));
  spy.mockRestore();
  expect(queries.length).toBeGreaterThan(12);
  for (const { text, values } of queries) {
    const { rows } = await pool.query(`explain ${text}`, values);
    const plan = JSON.stringify(rows);
    expect(plan).not.toMatch(/Seq Scan on (posts|post_counts|users|cooks)/);
  }
});

it('writes likes and comments without a scan of all posts, likes or keys', async () => {
  const { pool } = database;
  await pool.query(
    'insert into likes (user_id, post_id) select users.id, posts.id from users, posts order by posts.id limit 20000',
  );
  await pool.query(
    `insert into comments (id, post_id, author_id, content, created_at)
      select gen_random_uuid(), posts.id, users.id, 'Yum', now() from users, posts order by posts.id limit 5000`,
  );
  await pool.query(
    `insert into idempotency (user_id, key, fingerprint) select id, gen_random_uuid(), '' from users, generate_series(1, 50)`,
  );
  await pool.query('vacuum analyze');
  const spy = vi.spyOn(pool, 'query');
  await insertLikes(pool, []);
  await deleteLikes(pool, []);
  await insertComments(pool, []);
  const queries = spy.mock.calls.map(([query]) => v.parse(QueryConfig, query));
  spy.mockRestore();
  expect(queries).toHaveLength(4);
  const client = await pool.connect();
  await client.query('set plan_cache_mode = force_generic_plan');
  for (const [n, { text, values }] of queries.entries()) {
    await client.query(`prepare asked_${n} as ${text}`);
    const nulls = values.map(() => 'null').join();
    const { rows } = await client.query(`explain execute asked_${n} (${nulls})`);
    expect(JSON.stringify(rows)).not.toMatch(/Seq Scan on (posts|likes|comments|idempotency)/);
  }
  client.release(true);
});

it('reads changes from the ends of indexes for any snapshot', async () => {
  const { pool } = database;
  const spy = vi.spyOn(pool, 'query');
  await createListedCache(pool).refresh();
  const { text } = v.parse(QueryConfig, spy.mock.lastCall?.[0]);
  spy.mockRestore();
  const client = await pool.connect();
  await client.query('set plan_cache_mode = force_generic_plan');
  await client.query(`prepare changes (pg_snapshot) as ${text}`);
  const { rows } = await client.query(`explain execute changes ('10:10:')`);
  client.release(true);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('post_counts_by_change');
  expect(plan).not.toMatch(/Seq Scan on (post_counts|users)/);
});
