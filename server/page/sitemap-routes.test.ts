import { rm } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { writeClient } from '#server/testing/write-client.ts';

let test: TestApp;
let clientDir: string;
let cook: Cook;
let postId: string;
beforeAll(async () => {
  clientDir = await writeClient();
  test = await buildTestApp({ clientDir });
  cook = await signUp(test.app, 'Ada');
  postId = await publish(cook);
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

const ask = (host: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: '/sitemap.xml', headers: { host, ...headers } });
const toPaths = (xml: string, host: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    url.replace(`http://${host}`, ''),
  );

it('lists every public page once, with absolute addresses', async () => {
  const { statusCode, headers, body } = await ask('simmer.test');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const paths = toPaths(body, 'simmer.test');
  for (const path of [
    '/',
    '/all-recipes',
    '/trending-recipes',
    '/community',
    '/cuisine/asian',
    '/cuisine/new-england',
    '/recipe/tom-yum',
    `/post/${postId}`,
    `/profile/${cook.user.id}`,
  ]) {
    expect(paths.filter((one) => one === path)).toHaveLength(1);
  }
  expect(paths).not.toContain('/cuisine/korean');
  expect(paths.some((path) => /^\/(login|register|search|status|profile)$/.test(path))).toBe(false);
});

it('lists only pages that are served and may be indexed', async () => {
  const { body } = await ask('simmer.test');
  for (const url of toPaths(body, 'simmer.test')) {
    const page = await test.app.inject({ url });
    expect([url, page.statusCode]).toEqual([url, 200]);
    expect(page.body).not.toContain('noindex');
  }
});

it('has the dates of changed recipes and posts', async () => {
  const { body } = await ask('simmer.test');
  expect(body).toMatch(/recipe\/tom-yum<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  const { updatedAt } = (await cook.ask('GET', `/posts/${postId}`)).json();
  expect(body).toContain(`${postId}</loc><lastmod>${updatedAt}</lastmod>`);
});

it('is compressed if the client accepts it, and revalidated with 304', async () => {
  const plain = await ask('simmer.test');
  const zipped = await ask('simmer.test', { 'accept-encoding': 'gzip, br' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  const again = await ask('simmer.test', { 'if-none-match': String(zipped.headers.etag) });
  expect(again.statusCode).toBe(304);
});

it('robots.txt allows everything and names the sitemap', async () => {
  const { headers, body } = await test.app.inject({
    url: '/robots.txt',
    headers: { host: 'simmer.test' },
  });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe('User-agent: *\nAllow: /\n\nSitemap: http://simmer.test/sitemap.xml\n');
});

it('uses the public address if one is configured', async () => {
  const elsewhere = await buildTestApp({
    dishes: {},
    clientDir,
    publicUrl: 'https://simmer.example',
  });
  const [sitemap, robots] = await Promise.all(
    ['/sitemap.xml', '/robots.txt'].map((url) =>
      elsewhere.app.inject({ url, headers: { host: 'evil.test' } }),
    ),
  );
  expect(sitemap?.body).toContain('<loc>https://simmer.example/</loc>');
  expect(robots?.body).toContain('Sitemap: https://simmer.example/sitemap.xml');
  expect(`${sitemap?.body}${robots?.body}`).not.toContain('evil.test');
  await elsewhere.close();
});
