import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openRelay } from '#server/testing/open-relay.ts';
import { type Database, openDatabase } from './open.ts';

let dataDir: string;
let opened: Database[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'simmer-given-'));
  opened = [];
});

afterEach(async () => {
  for (const database of opened) await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const wait = (pool: Database['pool']) => pool.query('select 1 as one from pg_sleep(0.6)');

describe('a database of DATABASE_URL', () => {
  test('is used unchanged, and nothing is written to the data directory', async () => {
    const unused = join(dataDir, 'unused');
    const database = await openDatabase({
      dataDir: unused,
      databaseUrl: inject('databaseUrl'),
    });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    await expect(stat(unused)).rejects.toThrow('ENOENT');
  });

  test('fails queries in time if it stops responding, and works again afterwards', async () => {
    const relay = await openRelay(inject('databaseUrl'));
    const database = await openDatabase({ dataDir, databaseUrl: relay.url, queryTimeoutMs: 200 });
    opened.push(database);
    const ask = () => database.pool.query('select 1 as one').then(({ rows }) => rows);
    relay.hush();
    const results = await Promise.allSettled(Array.from({ length: 12 }, ask));
    expect(results.map(({ status }) => status)).not.toContain('fulfilled');
    relay.speak();
    expect(await ask()).toEqual([{ one: 1 }]);
    relay.close();
  });

  test('has no timeout for a migration', async () => {
    const url = inject('databaseUrl');
    const database = await openDatabase({ dataDir, databaseUrl: url, queryTimeoutMs: 200 });
    opened.push(database);
    await expect(wait(database.pool)).rejects.toThrow('timeout');
    expect((await database.withoutTimeout(wait)).rows).toEqual([{ one: 1 }]);
  });

  test('is named without its password if it cannot be reached', async () => {
    const url = 'postgres://cook:secret@127.0.0.1:1/simmer';
    const opening = openDatabase({ dataDir, databaseUrl: url });
    await expect(opening).rejects.toThrow('Connecting to the database of DATABASE_URL failed');
    await expect(opening).rejects.not.toThrow('secret');
  });
});
