import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openRelay, type Relay } from '../testing/open-relay.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { LOOK_AFTER_MS } from './freeze-watch.ts';
import { PATIENCE_MS } from './is-answering.ts';
import { type Database, openDatabase } from './open.ts';

/** Less than the time for a connection (5 s) and for a query (10 s), and more than a busy machine adds. */
const READER_WAITS_MS = 4500;
const LATER = { error: 'The kitchen is busy. Please try again in a moment.', code: 'unavailable' };

let test: TestDatabase;
let relay: Relay;
let database: Database;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeEach(async () => {
  test = await openTestDatabase();
  relay = await openRelay(test.url);
  database = await openDatabase({ dataDir: tmpdir(), databaseUrl: relay.url });
  app = await buildApp({
    pool: database.pool,
    version: '1',
    uploadsDir: tmpdir(),
    rateLimit: 'off',
  });
  await read();
});
afterEach(async () => {
  await app.close();
  relay.close();
  await database.close();
  await test.close();
});

async function read(): Promise<{ status: number; body: unknown; ms: number }> {
  const startedAt = performance.now();
  const answer = await app.inject({ url: '/api/posts' });
  return { status: answer.statusCode, body: answer.json(), ms: performance.now() - startedAt };
}

describe('a database that freezes', () => {
  it('is a 503 soon for the first reader and for each after it', async () => {
    expect((await read()).status).toBe(200);
    relay.hush();
    // More than the pool has connections, so that some wait for one.
    const answers = await Promise.all(Array.from({ length: 15 }, read));
    answers.push(await read());
    for (const { status, body, ms } of answers) {
      expect([status, body]).toEqual([503, LATER]);
      expect(ms).toBeLessThan(READER_WAITS_MS);
    }
    relay.speak();
    await expect.poll(async () => (await read()).status).toBe(200);
  });

  it('is one too if only the connections of before hang, and new ones are used afterwards', async () => {
    expect((await read()).status).toBe(200);
    relay.hush();
    relay.speak();
    const first = await read();
    expect([first.status, first.body]).toEqual([503, LATER]);
    expect(first.ms).toBeLessThan(READER_WAITS_MS);
    await expect.poll(async () => (await read()).status).toBe(200);
  });
});

it('a reader waits three seconds at most', () => {
  expect(LOOK_AFTER_MS + PATIENCE_MS).toBeLessThanOrEqual(3000);
});

it('a query that is slow by itself is waited for', async () => {
  const { rows } = await database.pool.query('select pg_sleep(4), 1 as one');
  expect(rows[0].one).toBe(1);
});

it('a caller that waits for a connection of a busy pool is not refused', async () => {
  const busy = Array.from({ length: 10 }, () => database.pool.query('select pg_sleep(3)'));
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await Promise.all(busy);
});
