import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api${url}`, headers });

const READS = [
  '/recipes',
  '/recipes?limit=3',
  '/recipes?q=soup',
  '/recipes/cuisines',
  '/recipes/cuisine/asian',
  '/recipes/tom-yum',
];

describe.each(READS)('%s', (url) => {
  it('has a strong ETag, must be revalidated, and varies by encoding', async () => {
    const { headers } = await get(url);
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('answers 304 without a body if the client has the current version', async () => {
    const { headers } = await get(url);
    for (const known of [`${headers.etag}`, `"other", W/${headers.etag}`, '*']) {
      const again = await get(url, { 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(headers.etag);
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const whole = await get(url);
    const head = await test.app.inject({ method: 'HEAD', url: `/api${url}` });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe(whole.headers.etag);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0, *;q=0', undefined],
    ['zstd', undefined],
  ])('answers "%s" with %s', async (accepted, encoding) => {
    const plain = await get('/recipes');
    // The first response is compressed, the second comes from the cache.
    for (let turn = 1; turn <= 2; turn += 1) {
      const answer = await get('/recipes', { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
      const body = unpack ? unpack(answer.rawPayload).toString() : answer.body;
      expect(body).toBe(plain.body);
    }
  });

  it('has an ETag per encoding and recognizes all of them', async () => {
    const plain = await get('/recipes');
    const packed = await get('/recipes', { 'accept-encoding': 'br' });
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = await get('/recipes', { 'if-none-match': `${packed.headers.etag}` });
    expect(again.statusCode).toBe(304);
  });

  it('leaves small responses uncompressed', async () => {
    const answer = await get('/recipes/cuisines', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('a changed recipe', () => {
  it('gets a new ETag, and so do the lists that contain it', async () => {
    const before = await Promise.all(READS.map((url) => get(url)));
    await test.pool.query(
      `update recipes set etag = 'changed', body = replace(body, 'Hot, sour', 'Sour, hot') where id = 'tom-yum'`,
    );
    const after = await Promise.all(READS.map((url) => get(url)));
    const changed = READS.filter((_url, n) => before[n]?.headers.etag !== after[n]?.headers.etag);
    expect(changed).toEqual(READS.filter((url) => url !== '/recipes/cuisines'));
    expect(after[0]?.body).toContain('Sour, hot');
  });
});
