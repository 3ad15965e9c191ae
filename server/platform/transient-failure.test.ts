import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { LightMyRequestResponse } from 'fastify';
import { Pool } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Problem } from '#contract/platform/problem.ts';
import { buildApp } from '#server/app.ts';
import { toErrorText } from '#server/start/start-failure.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { openRelay } from '#server/testing/open-relay.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { isFullDisk } from './transient-failure.ts';

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false, dishes: {} });
  // On this device every write fails like on a full disk.
  test.app.get('/api/full', async () => writeFile('/dev/full', 'soup'));
  cook = await signUp(test.app);
});
afterAll(() => test.close());

const toFacts = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  statusCode,
  retryAfter: headers['retry-after'],
  mark: headers['simmer-api'],
  body: v.parse(Problem, JSON.parse(body)),
});
const LATER = {
  statusCode: 503,
  retryAfter: '5',
  mark: '1',
  body: { error: 'The kitchen is busy. Please try again in a moment.', code: 'unavailable' },
};

it('[T-outages-1] answers 503 with a retry time if the disk is full', async () => {
  expect(toFacts(await test.app.inject({ url: '/api/full' }))).toEqual(LATER);
});

it.each(['53100', '53300', '57P01', '57P03', '08006', '58030'])(
  'answers 503 to reads and writes on database error %s',
  async (code) => {
    await test.pool.query(
      `create function fail() returns trigger language plpgsql as
         $$ begin raise exception using errcode = '${code}'; end $$;
       create trigger fail before insert on posts for each statement execute function fail()`,
    );
    const answer = await cook.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.' });
    await test.pool.query('drop function fail cascade');
    expect(toFacts(answer)).toEqual(LATER);
  },
);

it('answers 503 if the database cannot be reached or all connections are busy', async () => {
  const relay = await openRelay(inject('databaseUrl'));
  const pool = new Pool({ connectionString: relay.url, max: 1 });
  pool.on('error', () => {});
  const app = await buildApp({ pool, version: '1', uploadsDir: tmpdir() });
  const ask = () => app.inject({ url: '/api/posts' });
  const taken = await pool.connect();
  pool.options.connectionTimeoutMillis = 300;
  expect(toFacts(await ask())).toEqual(LATER);
  taken.release();
  relay.hush();
  relay.close();
  expect(toFacts(await ask())).toEqual(LATER);
  expect(toFacts(await ask())).toEqual(LATER);
  await app.close();
  await pool.end();
});

it('[T-outages-2] answers 503 if the database hangs, and 500 for a slow query', async () => {
  const relay = await openRelay(inject('databaseUrl'));
  const pool = new Pool({
    connectionString: relay.url,
    connectionTimeoutMillis: 30_000,
    query_timeout: 3000,
  });
  pool.on('error', () => {});
  const app = await buildApp({ pool, version: '1', uploadsDir: tmpdir() });
  app.get('/api/slow', () => pool.query('select pg_sleep(60)'));
  app.get('/api/quick', async () => (await pool.query('select 1')).rows);
  expect((await app.inject({ url: '/api/slow' })).statusCode).toBe(500);
  expect((await app.inject({ url: '/api/quick' })).statusCode).toBe(200);
  relay.hush();
  expect(toFacts(await app.inject({ url: '/api/quick' }))).toEqual(LATER);
  relay.close();
  await app.close();
  await pool.end();
});

it('names DATA_DIR if a start fails on a full disk', async () => {
  const full: unknown = await writeFile('/dev/full', 'soup').catch((error: unknown) => error);
  expect(toErrorText(full)).toContain('DATA_DIR');
  expect(toErrorText(new Error('initdb: No space left on device'))).toContain('DATA_DIR');
  expect(isFullDisk(new Error('The lid is stuck'))).toBe(false);
});
