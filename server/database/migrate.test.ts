import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await openTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'simmer-migrations-'));
  await write('901_pots.sql', 'create table pots (name text); insert into pots values (1);');
  await write('902_lids.sql', 'alter table pots add column lid text;');
});

afterEach(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

function write(name: string, sql: string): Promise<void> {
  return writeFile(join(directory, name), sql);
}

async function count(sql: string): Promise<unknown> {
  return (await database.pool.query(`select count(*)::int as count from ${sql}`)).rows[0]?.count;
}

test('a fresh database has the tables of the product', async () => {
  expect(await count('migrations')).toBeGreaterThan(0);
  for (const table of ['recipes', 'users', 'sessions', 'kept_recipes', 'idempotency']) {
    expect(await count(table)).toBe(0);
  }
});

test('two servers that start together apply each migration once', async () => {
  const other = new Pool({ connectionString: database.url });
  await Promise.all([migrate(database.pool, directory), migrate(other, directory)]);
  await other.end();
  expect(await count('pots where lid is null')).toBe(1);
  expect(await count(`migrations where name like '90%'`)).toBe(2);
});

test('a second start applies only what is new', async () => {
  await migrate(database.pool, directory);
  await write('903_more.sql', 'insert into pots values (2)');
  await migrate(database.pool, directory);
  expect(await count('pots')).toBe(2);
});

test('a migration that was changed after it had been applied is refused', async () => {
  await migrate(database.pool, directory);
  await write('901_pots.sql', 'create table pots (name text, size int)');
  await expect(migrate(database.pool, directory)).rejects.toThrow('901_pots.sql was changed');
});

test('line ends of another system are no change', async () => {
  await write('901_pots.sql', 'create table pots (\nname text);');
  await migrate(database.pool, directory);
  await write('901_pots.sql', 'create table pots (\r\nname text);');
  await expect(migrate(database.pool, directory)).resolves.toBeUndefined();
});

test('a migration that fails leaves nothing behind', async () => {
  await write('903_broken.sql', 'create table trays (name text); select 1 / 0;');
  await expect(migrate(database.pool, directory)).rejects.toThrow('division by zero');
  expect(await count(`pg_tables where tablename = 'trays'`)).toBe(0);
  expect(await count(`migrations where name like '90%'`)).toBe(2);
});
