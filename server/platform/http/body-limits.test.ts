import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Problem } from '#contract/platform/problem.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import * as httpTexts from '#texts/http.ts';

const KB = 1024;
const POST_ID = '018f0000-0000-7000-8000-000000000000';
const JSON_TYPE = { 'content-type': 'application/json' };

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  cook = await signUp(test.app);
  await cook.ask('POST', '/posts', { _id: POST_ID, title: 'Ragù', content: 'Slowly.' });
});
afterAll(() => test.close());

const fill = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - 8) });
const nest = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
const send = (path: string, body: string, method: 'POST' | 'PUT' | 'DELETE' = 'POST') =>
  cook.ask(method, path, body, JSON_TYPE);

const OTHERS = [
  ['PUT', '/auth/profile'],
  ['POST', '/auth/password'],
  ['DELETE', '/auth/account'],
  ['POST', '/user/favorites'],
  ['PUT', `/users/${POST_ID}/follow`],
  ['POST', `/posts/${POST_ID}/comments`],
  ['POST', `/posts/${POST_ID}/like`],
] as const;
const WITH_PICTURE = [
  ['POST', '/posts'],
  ['PUT', `/posts/${POST_ID}`],
] as const;

it.each(['/auth/login', '/auth/register'])('%s accepts 16 kB', async (path) => {
  expect((await send(path, fill(16 * KB))).statusCode).toBe(422);
  expect((await send(path, fill(16 * KB + 1))).statusCode).toBe(413);
});

it.each(OTHERS)('%s %s accepts 64 kB', async (method, path) => {
  expect((await send(path, fill(64 * KB), method)).statusCode).not.toBe(413);
  const answer = await send(path, fill(64 * KB + 1), method);
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
});

it.each(WITH_PICTURE)('%s %s accepts 8 MB, most of it in a string', async (method, path) => {
  expect((await send(path, fill(8 * KB * KB), method)).statusCode).not.toBe(413);
  expect((await send(path, fill(8 * KB * KB + 1), method)).statusCode).toBe(413);
  const answer = await send(path, `{"tags":[${'[],'.repeat(100_000)}[]]}`, method);
  expect(answer.json()).toEqual({ error: httpTexts.tooLarge, code: 'too_large' });
});

it.each([['POST', '/auth/login'], ['POST', '/auth/register'], ...OTHERS, ...WITH_PICTURE] as const)(
  '[T-http-1] %s %s refuses a body nested deeper than 20 levels before parsing it',
  async (method, path) => {
    for (const body of [nest(21), '['.repeat(10_000), `${nest(21)} this is no JSON`]) {
      const answer = await send(path, body, method);
      expect(answer.statusCode).toBe(422);
      expect(v.parse(Problem, answer.json()).error).toBe('Validation failed');
    }
    expect((await send(path, '['.repeat(20), method)).statusCode).toBe(400);
  },
);
