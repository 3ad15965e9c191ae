import { once } from 'node:events';
import { createServer } from 'node:net';
import { Pool } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Health } from '../../contract/health.ts';
import { buildApp } from '../app.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ version: '1.2.3', rateLimit: 'off', dishes: {} });
});
afterAll(() => test.close());

describe('GET /health', () => {
  it('says that all is well, which version runs and whether requests are limited', async () => {
    const answer = await test.app.inject({ url: '/api/health' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const health = v.parse(Health, answer.json());
    expect(health).toMatchObject({
      status: 'ok',
      version: '1.2.3',
      database: 'ok',
      rateLimit: 'off',
    });
    expect(Number.isInteger(health.uptime)).toBe(true);
  });

  it('answers 503 where the database refuses', async () => {
    expect(await askWithDatabaseAt(1)).toMatchObject([503, { status: 'down', database: 'down' }]);
  });

  it('answers 503 where the database takes the call and says nothing', async () => {
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
});

async function askWithDatabaseAt(port: number | undefined): Promise<[number, Health]> {
  const connectionString = `postgres://nobody@127.0.0.1:${port}/nowhere`;
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 3000 });
  const app = await buildApp({ pool, version: '1.2.3' });
  const answer = await app.inject({ url: '/api/health' });
  await app.close();
  await pool.end();
  return [answer.statusCode, v.parse(Health, answer.json())];
}
