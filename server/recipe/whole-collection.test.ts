import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import { TEST_DISHES, writeDishes } from '#server/testing/test-dishes.ts';
import { loadCollection } from './collection/load.ts';
import { findCollectionHash } from './store.ts';
import { createWholeCollection } from './whole-collection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'simmer-whole-'));
  await database.pool.query('delete from recipes');
  await writeDishes(directory, TEST_DISHES);
  await loadCollection(database.pool, directory);
  await rm(directory, { recursive: true });
});

/** A change like that of another server that loads a collection. */
const CHANGE = `update recipes set body = '{"title":"new"}', etag = 'new' where id = 'tom-yum'`;

describe('the whole collection', () => {
  it('has the hash from the database, and is cached until that changes', async () => {
    const read = createWholeCollection(database.pool);
    const first = await read();
    expect(first.hash).toBe(await findCollectionHash(database.pool));
    expect(await read()).toBe(first);
    await database.pool.query('delete from recipes');
    const hash = await findCollectionHash(database.pool);
    expect(await read()).toMatchObject({ body: '[]', hash, recipes: [] });
  });

  it('never has the hash of another text, even if a load happens between two statements', async () => {
    // The pool has a single connection, so a query that is sent when it is acquired runs next.
    const pool = new Pool({ connectionString: database.url, max: 1 });
    const read = createWholeCollection(pool);
    const before = await createWholeCollection(database.pool)();
    const change = new Promise((resolve) => {
      pool.once('acquire', () => resolve(pool.query(CHANGE)));
    });
    const between = await read();
    await change;
    expect(between.hash === before.hash).toBe(between.body === before.body);
    const after = await read();
    expect(after.body).toContain('"new"');
    expect(after.hash).not.toBe(before.hash);
    await pool.end();
  });
});
