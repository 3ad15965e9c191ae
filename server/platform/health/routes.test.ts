import { once } from 'node:events';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Health } from '#contract/status/schema.ts';
import { buildApp } from '#server/app.ts';
import { DISK_PROBE } from '#server/platform/disk.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { openRelay } from '#server/testing/open-relay.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ version: '1.2.3', rateLimit: 'off', dishes: {} });
});
afterAll(() => test.close());

describe('GET /health', () => {
  it('has status and version, and hides that request limits are off', async () => {
    const answer = await test.app.inject({ url: '/api/health' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const health = v.parse(Health, answer.json());
    expect(health).toMatchObject({ status: 'ok', version: '1.2.3', database: 'ok' });
    expect(answer.body).not.toMatch(/limit|off/i);
    expect(Number.isInteger(health.uptime)).toBe(true);
  });

  it('answers 503 if the database refuses connections', async () => {
    expect(await askWithDatabaseAt(1)).toMatchObject([503, { status: 'down', database: 'down' }]);
  });

  it('answers 503 if the database is read-only, like a replica', async () => {
    const pool = new Pool({
      connectionString: test.databaseUrl,
      options: '-c default_transaction_read_only=on',
    });
    const app = await buildApp({ pool, version: '1.2.3', uploadsDir: tmpdir() });
    const answer = await app.inject({ url: '/api/health' });
    expect([answer.statusCode, answer.json().database]).toEqual([503, 'down']);
    await app.close();
    await pool.end();
  });

  it('answers 503 if the database does not respond', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    expect(await askWithDatabaseAt(port)).toMatchObject([
      503,
      { status: 'down', database: 'down' },
    ]);
    silent.close();
  });

  it('answers 503 while the disk of the uploads is full, and 200 again afterwards', async () => {
    const uploadsDir = await mkdtemp(join(tmpdir(), 'simmer-health-'));
    const app = await buildApp({ pool: test.pool, version: '1.2.3', uploadsDir });
    const ask = async () => (await app.inject({ url: '/api/health' })).statusCode;
    // On this device every write fails like on a full disk.
    await symlink('/dev/full', join(uploadsDir, DISK_PROBE));
    expect(await ask()).toBe(503);
    await expect.poll(ask, { timeout: 20_000 }).toBe(200);
    expect(await readdir(uploadsDir)).toEqual([]);
    await symlink('/dev/full', join(uploadsDir, DISK_PROBE));
    // The check does not run on every call.
    expect(await ask()).toBe(200);
    await app.close();
    await rm(uploadsDir, { recursive: true });
  });

  it('answers 503 while the database does not respond, and 200 again afterwards', async () => {
    const relay = await openRelay(test.databaseUrl);
    const pool = new Pool({ connectionString: relay.url, connectionTimeoutMillis: 3000, max: 2 });
    const app = await buildApp({ pool, version: '1.2.3', uploadsDir: tmpdir() });
    const ask = async () => (await app.inject({ url: '/api/health' })).statusCode;
    expect(await ask()).toBe(200);
    relay.hush();
    expect(await ask()).toBe(503);
    expect(await Promise.all([ask(), ask()])).toEqual([503, 503]);
    relay.speak();
    await expect.poll(ask, { timeout: 20_000 }).toBe(200);
    await app.close();
    await pool.end();
    relay.close();
  });
});

async function askWithDatabaseAt(port: number | undefined): Promise<[number, Health]> {
  const connectionString = `postgres://nobody@127.0.0.1:${port}/nowhere`;
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 3000 });
  const app = await buildApp({ pool, version: '1.2.3', uploadsDir: tmpdir() });
  const answer = await app.inject({ url: '/api/health' });
  await app.close();
  await pool.end();
  return [answer.statusCode, v.parse(Health, answer.json())];
}
