import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createLogger } from '#server/platform/log/logger.ts';
import { openRelay } from '#server/testing/open-relay.ts';
import { writeClient } from '#server/testing/write-client.ts';

let clientDir: string;
let app: FastifyInstance;
let pool: Pool;
const logged: string[] = [];
beforeAll(async () => {
  clientDir = await writeClient();
});
afterAll(() => rm(clientDir, { recursive: true }));
afterEach(async () => {
  await app.close();
  await pool.end();
});

async function openApp(connectionString: string): Promise<void> {
  pool = new Pool({ connectionString, connectionTimeoutMillis: 3000, query_timeout: 3000 });
  const stream = { write: (line: string) => logged.push(line) };
  app = await buildApp({
    pool,
    version: '1.2.3',
    uploadsDir: tmpdir(),
    clientDir,
    logger: createLogger('error', stream),
  });
}

async function ask(url: string) {
  const { statusCode, headers, body } = await app.inject({ url });
  const isShell = body.includes('<div id="app"></div>') && !body.includes('canonical');
  return { statusCode, type: headers['content-type'], isShell, lines: logged.splice(0).length };
}

const SHELL = { statusCode: 200, type: 'text/html; charset=utf-8', isShell: true, lines: 1 };

describe('with a database that fails', () => {
  it.each([
    '/all-recipes',
    '/trending-recipes',
    '/cuisine/asian',
    '/recipe/tom-yum',
    '/recipe/tom-yum/cook',
  ])('%s serves the app shell and logs the reason', async (url) => {
    await openApp('postgres://nobody@127.0.0.1:1/nowhere');
    expect(await ask(url)).toEqual(SHELL);
  });

  it('the API returns 503 with Retry-After', async () => {
    await openApp('postgres://nobody@127.0.0.1:1/nowhere');
    const answer = await app.inject({ url: '/api/recipes/tom-yum' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    logged.length = 0;
  });
});

it('a page does not wait for a database that does not respond', async () => {
  const relay = await openRelay(inject('databaseUrl'));
  relay.hush();
  await openApp(relay.url);
  expect(await ask('/recipe/tom-yum')).toEqual(SHELL);
  relay.close();
});
