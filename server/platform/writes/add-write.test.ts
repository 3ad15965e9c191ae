import { afterAll, beforeAll, expect, it } from 'vitest';
import { deletePost } from '#contract/post/endpoints.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { addWrite, type MemberParts } from './add-write.ts';

let test: TestApp;
let author: Cook;
let other: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  [author, other] = [await signUp(test.app), await signUp(test.app)];
});
afterAll(() => test.close());

const publish = async (): Promise<string> =>
  (await author.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.' })).json()._id;

const KEY = { 'idempotency-key': '018f0000-0000-4000-8000-000000000001' };

it('checks the owner when the write takes effect, not when a request is repeated', async () => {
  const path = `/posts/${await publish()}`;
  const ask = (cook: Cook) => cook.ask('DELETE', path, undefined, KEY);
  expect((await ask(other)).json()).toEqual({
    error: 'You can only change your own posts',
    code: 'forbidden',
  });
  expect((await ask(author)).statusCode).toBe(200);
  expect((await ask(author)).statusCode).toBe(200);
  expect((await ask(other)).statusCode).toBe(403);
  expect((await author.ask('DELETE', path)).json().error).toBe('Post not found');
});

it('does not compile without an ownership check', () => {
  expect(registerUnowned).toBeTypeOf('function');
});

/** Never called; only the compiler checks it. */
function registerUnowned(app: TestApp['app'], parts: MemberParts): void {
  // @ts-expect-error -- only its author may delete a post
  addEndpoint(app, deletePost, async () => ({}), parts.gate);
  // @ts-expect-error -- nor can it be added as an ordinary write
  addWrite(app, parts, deletePost, { work: async () => ({ body: {} }) });
}
