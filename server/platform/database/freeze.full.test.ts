import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';
import { readPostmaster } from './postmaster.ts';

const READER_WAITS_MS = 4500;

let dataDir: string;
let database: Database;
let app: Awaited<ReturnType<typeof buildApp>>;
let stopped: number[];

beforeEach(async () => {
  stopped = [];
  dataDir = await mkdtemp(join(tmpdir(), 'simmer-freeze-'));
  database = await openDatabase({ dataDir });
  await database.withoutTimeout((pool) => migrate(pool));
  app = await buildApp({ pool: database.pool, version: '1', uploadsDir: dataDir });
  await read();
});
afterEach(async () => {
  for (const pid of stopped) process.kill(pid, 'SIGCONT');
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

async function read(): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const { statusCode } = await app.inject({ url: '/api/posts' });
  return { status: statusCode, ms: performance.now() - startedAt };
}

async function findBackends(): Promise<number[]> {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  return rows.map(({ pid }) => pid);
}

function stop(pids: number[]): void {
  stopped = pids;
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
}

it('answers 503 soon if the processes of all connections stop, and then uses new connections', async () => {
  stop(await findBackends());
  const first = await read();
  expect(first.status).toBe(503);
  expect(first.ms).toBeLessThan(READER_WAITS_MS);
  await expect.poll(async () => (await read()).status).toBe(200);
});

it('answers 503 soon if PostgreSQL stops, and recovers when it continues', async () => {
  const postmaster = readPostmaster(join(dataDir, 'database/cluster'))?.pid ?? 0;
  stop([...(await findBackends()), postmaster]);
  for (const { status, ms } of [await read(), await read()]) {
    expect(status).toBe(503);
    expect(ms).toBeLessThan(READER_WAITS_MS);
  }
  for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');
  await expect.poll(async () => (await read()).status).toBe(200);
});
