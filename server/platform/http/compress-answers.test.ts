import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publishMany } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { compressAnswers } from './compress-answers.ts';
import { EncodedCache } from './encoded-cache.ts';

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
  cook = await signUp(test.app);
  await publishMany(cook, cook);
});
afterAll(() => test.close());

it.each(['/posts', '/posts/trending', '/posts?limit=50'])(
  '%s is compressed for visitors and members',
  async (path) => {
    for (const turn of ['visitor', 'visitor again', 'member']) {
      const ask = (accepted: string) =>
        turn === 'member'
          ? cook.ask('GET', path, undefined, { 'accept-encoding': accepted })
          : test.app.inject({ url: `/api${path}`, headers: { 'accept-encoding': accepted } });
      const plain = await ask('identity');
      expect(plain.headers['content-encoding']).toBeUndefined();
      for (const [accepted, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const packed = await ask(accepted);
        expect(packed.headers['content-encoding']).toBe(accepted);
        expect(packed.headers.vary).toBe('Accept-Encoding');
        expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
        expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
      }
    }
  },
);

it('does not compress a response that fits into one packet', async () => {
  const accept = { 'accept-encoding': 'br' };
  const answer = await cook.ask('GET', '/posts?limit=1', undefined, accept);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

it('does not compress the response to a write', async () => {
  const post = { title: 'Ragù', content: 'Slowly. '.repeat(500) };
  const answer = await cook.ask('POST', '/posts', post, { 'accept-encoding': 'br' });
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([201, undefined]);
});

it('sends further responses uncompressed while too many are being compressed, unless they are cached', async () => {
  const app = fastify();
  const cache = new EncodedCache();
  compressAnswers(app, { cache, mostAtOnce: 2 });
  app.get<{ Params: { n: string } }>('/:n', ({ params }) => ({ text: params.n.repeat(5000) }));
  const ask = (n: number) => app.inject({ url: `/${n}`, headers: { 'accept-encoding': 'br' } });
  await ask(9);
  const answers = await Promise.all([1, 2, 3, 4, 9].map(ask));
  const encodings = answers.map(({ headers }) => headers['content-encoding']);
  expect(encodings).toEqual(['br', 'br', undefined, undefined, 'br']);
  await app.close();
});
