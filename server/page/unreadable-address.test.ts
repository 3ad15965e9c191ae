import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { writeClient } from '#server/testing/write-client.ts';

let test: TestApp;
let clientDir: string;
beforeAll(async () => {
  clientDir = await writeClient();
  test = await buildTestApp({ clientDir });
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

const ENDLESS = 'x'.repeat(3000);

describe('malformed addresses', () => {
  it.each([
    '/recipe/%00',
    '/recipe/%00/cook',
    '/recipe/%E0%A4%A',
    '/recipe/%E0%A4%A?from=home',
    '/recipe/%zz',
    '/recipe/%',
    '/%',
    '/cuisine/%00',
    '/post/%E0%A4%A',
    '/search?q=a%00b',
    `/recipe/${ENDLESS}`,
    `/recipe/${ENDLESS}/cook`,
    `/${ENDLESS}`,
  ])('%s returns the same shell as any missing page', async (url) => {
    const usual = await test.app.inject({ url: '/nothing' });
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await test.app.inject({ method, url });
      expect(answer.statusCode).toBe(404);
      expect({ ...answer.headers, date: '' }).toEqual({ ...usual.headers, date: '' });
      expect(answer.body).toBe(method === 'GET' ? usual.body : '');
    }
  });

  it.each([
    ['GET', '/api/recipes/%00', 400],
    ['GET', '/api/recipes/%E0%A4%A', 400],
    ['GET', '/api/%', 400],
    ['GET', `/api/recipes/${ENDLESS}`, 414],
    ['GET', '/assets/%00', 400],
    ['GET', '/assets/%E0%A4%A', 400],
    ['GET', '/media/dishes/%00.webp', 400],
    ['POST', '/recipe/%00', 400],
  ] as const)('%s %s is not a page and returns a JSON error', async (method, url, status) => {
    const answer = await test.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['/search?q=cr%C3%A8me', 200],
    ['/search?q=%zz', 200],
    [`/search?q=${ENDLESS}`, 200],
    ['/recipe/tom%2Dyum', 308],
    [`/recipe/${'x'.repeat(1900)}`, 404],
  ])('%s is not malformed', async (url, status) => {
    expect((await test.app.inject({ url })).statusCode).toBe(status);
  });
});
