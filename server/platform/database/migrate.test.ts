import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeBackup } from '#server/platform/backup/backup.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import { migrate, readMigrations } from './migrate.ts';

const OWN = new URL('./migrations/', import.meta.url);

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await openTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'simmer-migrations-'));
  await cp(OWN, directory, { recursive: true });
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

test('creates the tables of the product in a fresh database', async () => {
  expect(await count('migrations')).toBeGreaterThan(0);
  for (const table of ['recipes', 'users', 'sessions', 'kept_recipes', 'idempotency']) {
    expect(await count(table)).toBe(0);
  }
});

test('applies each migration once if two servers start together', async () => {
  const other = new Pool({ connectionString: database.url });
  await Promise.all([migrate(database.pool, { directory }), migrate(other, { directory })]);
  await other.end();
  expect(await count('pots where lid is null')).toBe(1);
  expect(await count(`migrations where name like '90%'`)).toBe(2);
});

test('applies only new migrations at a second start', async () => {
  await migrate(database.pool, { directory });
  await write('903_more.sql', 'insert into pots values (2)');
  await migrate(database.pool, { directory });
  expect(await count('pots')).toBe(2);
});

test('refuses a migration that was changed after it was applied', async () => {
  await migrate(database.pool, { directory });
  await write('901_pots.sql', 'create table pots (name text, size int)');
  await expect(migrate(database.pool, { directory })).rejects.toThrow('901_pots.sql differs');
});

test('ignores different line ends in a migration', async () => {
  await write('901_pots.sql', 'create table pots (\nname text);');
  await migrate(database.pool, { directory });
  await write('901_pots.sql', 'create table pots (\r\nname text);');
  await expect(migrate(database.pool, { directory })).resolves.toBeUndefined();
});

test('rolls a failed migration back completely', async () => {
  await write('903_broken.sql', 'create table trays (name text); select 1 / 0;');
  await expect(migrate(database.pool, { directory })).rejects.toThrow('division by zero');
  expect(await count(`pg_tables where tablename = 'trays'`)).toBe(0);
  expect(await count(`migrations where name like '90%'`)).toBe(2);
});

const findNothing = async () => undefined;

describe('a database that a newer Simmer used', () => {
  beforeEach(() => migrate(database.pool, { directory, version: '9.8.7' }));

  test('is refused with both versions, and nothing is changed', async () => {
    const last = (await readMigrations()).at(-1)?.name;
    await expect(migrate(database.pool, { version: '1.2.3' })).rejects.toThrow(
      `The database was used by a newer Simmer (9.8.7; it has 901_pots.sql, 902_lids.sql). This is Simmer 1.2.3, with migrations up to ${last}.`,
    );
    expect(await count(`migrations where name like '90%'`)).toBe(2);
  });

  test('is also refused if the newer Simmer recorded no version', async () => {
    await database.pool.query('alter table migrations drop column version');
    await expect(migrate(database.pool)).rejects.toThrow(
      'used by a newer Simmer (it has 901_pots.sql, 902_lids.sql)',
    );
  });

  test('is not backed up, because this version may not know all of its files', async () => {
    const path = join(directory, 'newer.tar');
    await expect(
      makeBackup(database.pool, { read: findNothing }, { path, version: '1.2.3' }),
    ).rejects.toThrow('The database was used by a newer Simmer (9.8.7;');
  });

  test('is still accepted by the newer version', async () => {
    await expect(migrate(database.pool, { directory })).resolves.toBeUndefined();
  });
});

test('records the version of the Simmer that applied each migration', async () => {
  await migrate(database.pool, { directory, version: '9.8.7' });
  expect(await count(`migrations where version = '9.8.7'`)).toBe(2);
  expect(await count('migrations where version is null')).toBe(0);
});

test('has no migration that changed since its release', async () => {
  const released: unknown = JSON.parse(await readFile(new URL('released.json', OWN), 'utf8'));
  const present = (await readMigrations()).map(({ name, hash }) => [name, hash]);
  // Add each new migration to released.json. An existing entry must never change.
  expect(Object.fromEntries(present)).toEqual(released);
});
