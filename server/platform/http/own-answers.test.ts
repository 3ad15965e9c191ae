import { beforeAll, expect, test } from 'vitest';
import { isAnswerTo, isApiAnswer } from '#contract/platform/delivery.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

const KEY = '018f0000-0000-4000-8000-0000000000ab';

let app: TestApp['app'];
let cook: Cook;
beforeAll(async () => {
  const built = await buildTestApp();
  ({ app } = built);
  cook = await signUp(app, 'Amara Diallo');
  return () => built.close();
});
const toHeaders = (answer: { headers: Record<string, unknown> }) => ({
  get: (name: string) => (name in answer.headers ? String(answer.headers[name]) : null),
});

test.each([
  '/recipes',
  '/recipes/none',
  '/auth/profile',
  '/posts?limit=0',
  '/health',
  '/no/such/thing',
])('marks the response to %s as a response of the API', async (path) => {
  expect(isApiAnswer(toHeaders(await app.inject({ url: `/api${path}` })))).toBe(true);
});

test('repeats the idempotency key in the response to an accepted, refused or malformed write', async () => {
  const write = (payload: string, token = cook.token, key = `"${KEY}"`) =>
    app.inject({
      method: 'POST',
      url: '/api/posts',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      payload,
    });
  const post = JSON.stringify({ title: 'Stew', content: 'Slowly.' });
  for (const [status, answer] of [
    [201, await write(post)],
    [201, await write(post)],
    [422, await write('{"title":""}')],
    [401, await write(post, 'none')],
    [400, await write('{')],
  ] as const) {
    expect(answer.statusCode).toBe(status);
    expect(isAnswerTo(KEY, toHeaders(answer))).toBe(true);
  }
  const other = await write(post, cook.token, 'a\u00e4b');
  expect(other.headers['idempotency-key']).toBeUndefined();
});
