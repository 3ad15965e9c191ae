import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openRelay, type Relay } from '#server/testing/open-relay.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import { CHECK_AFTER_MS } from './freeze-watch.ts';
import { RESPONSE_TIMEOUT_MS } from './is-answering.ts';
import { type Database, openDatabase } from './open.ts';

// Less than the timeouts of a connection (5 s) and a query (10 s), and more than the delays of a busy machine.
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
  it('answers 503 soon to the first reader and to each later one', async () => {
    expect((await read()).status).toBe(200);
    relay.hush();
    // More readers than the pool has connections, so that some wait for one.
    const answers = await Promise.all(Array.from({ length: 15 }, read));
    answers.push(await read());
    for (const { status, body, ms } of answers) {
      expect([status, body]).toEqual([503, LATER]);
      expect(ms).toBeLessThan(READER_WAITS_MS);
    }
    relay.speak();
    await expect.poll(async () => (await read()).status).toBe(200);
  });

  it('answers 503 soon if only the open connections hang, and then uses new ones', async () => {
    expect((await read()).status).toBe(200);
    relay.hush();
    relay.speak();
    const first = await read();
    expect([first.status, first.body]).toEqual([503, LATER]);
    expect(first.ms).toBeLessThan(READER_WAITS_MS);
    await expect.poll(async () => (await read()).status).toBe(200);
  });
});

it('lets a reader wait at most three seconds', () => {
  expect(CHECK_AFTER_MS + RESPONSE_TIMEOUT_MS).toBeLessThanOrEqual(3000);
});

it('waits for a slow query', async () => {
  const { rows } = await database.pool.query('select pg_sleep(4), 1 as one');
  expect(rows[0].one).toBe(1);
});

it('does not refuse a caller that waits for a connection of a busy pool', async () => {
  const busy = Array.from({ length: 10 }, () => database.pool.query('select pg_sleep(3)'));
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await Promise.all(busy);
});
