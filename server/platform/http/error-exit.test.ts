import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '#contract/platform/problem.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false });
  // A route that works and a route with a bug.
  test.app.post('/api/echo', (request) => ({ body: request.body ?? null }));
  test.app.get('/api/mistake', () => {
    throw new Error('secret inside');
  });
});
afterAll(() => test.close());

describe('a malformed request', () => {
  it.each([
    ['GET', '/api/nope', 404],
    ['GET', '/api', 404],
    ['GET', '/api/', 404],
    ['POST', '/api/recipes', 404],
    ['DELETE', '/api/recipes/tom-yum', 404],
    ['PROPFIND', '/api/recipes', 404],
    ['GET', '/api/recipes/%00', 400],
    ['GET', '/api/recipes?q=a%00b', 400],
    ['GET', '/api/recipes?cuisine=%00', 400],
    ['GET', '/api/recipes/%zz', 400],
    ['GET', '/api/recipes/%', 400],
    ['GET', '/api/recipes/%E0%A4%A', 400],
    ['GET', `/api/recipes/${'x'.repeat(3000)}`, 414],
  ] as const)('%s %s is a JSON error', async (method, url, status) => {
    const answer = await test.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(v.is(Problem, answer.json())).toBe(true);
  });

  it.each([
    ['application/json', '{', 400],
    ['application/json', '{"a":1}x', 400],
    ['application/json', '{"__proto__":{"admin":true}}', 400],
    ['text/plain', 'hello', 415],
    ['application/x-www-form-urlencoded', 'a=1', 415],
    ['no/such thing', '{}', 415],
    ['application/json', `"${'x'.repeat(1_100_000)}"`, 413],
  ])('with a body of %s is refused', async (type, payload, status) => {
    const headers = { 'content-type': type };
    const answer = await test.app.inject({ method: 'POST', url: '/api/echo', headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(v.is(Problem, answer.json())).toBe(true);
  });
});

describe('a body that is missing', () => {
  it.each([
    {},
    { 'content-type': 'application/json' },
    { 'content-type': 'application/json', 'content-length': '0' },
    { 'content-type': 'text/plain;charset=UTF-8', 'content-length': '0' },
  ])('is accepted with headers %o', async (headers) => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/echo', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ body: null });
  });
});

describe('an error of the server', () => {
  it('[T-http-2] an error of the server is a 500 without internal details', async () => {
    const answer = await test.app.inject({ url: '/api/mistake' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ error: 'Something went wrong on the server' });
  });
});
