import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createSitemap } from './create-sitemap.ts';

const MINUTE = 60_000;
const noState = async () => '';

it('queries the database once for many requests, and again after ten minutes or a change', async () => {
  let calls = 0;
  let time = MINUTE;
  let state = 'before';
  const findPages = async () => {
    calls += 1;
    return [{ path: `/recipe/number-${calls}` }];
  };
  const findSitemap = createSitemap(
    findPages,
    async () => state,
    () => time,
  );
  const read = async (origin: string) => gunzipSync((await findSitemap(origin)).zipped).toString();

  const [first] = await Promise.all(
    ['https://a.test', 'https://a.test', 'https://b.test'].map(read),
  );
  expect(first).toContain('<loc>https://a.test/recipe/number-1</loc>');
  time = 10 * MINUTE;
  expect(await read('https://a.test')).toBe(first);
  expect(calls).toBe(1);
  time = 12 * MINUTE;
  expect(await read('https://a.test')).toContain('number-2');
  state = 'a post is gone';
  expect(await read('https://a.test')).toContain('number-3');
});

it('does not cache a failure', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve([{ path: '/' }])];
  const findSitemap = createSitemap(() => answers.shift() ?? Promise.resolve([]), noState);
  await expect(findSitemap('https://a.test')).rejects.toThrow('away');
  expect(gunzipSync((await findSitemap('https://a.test')).zipped).toString()).toContain(
    '<loc>https://a.test/</loc>',
  );
});

it('refuses a flood of invented hosts instead of writing a file for each', async () => {
  const findSitemap = createSitemap(async () => [{ path: '/' }], noState);
  const calls = Array.from({ length: 40 }, (_, n) => findSitemap(`https://host-${n}.test`));
  const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(20);
});

it('escapes XML markup', async () => {
  const findSitemap = createSitemap(async () => [{ path: "/post/a&b'c" }], noState);
  const { zipped } = await findSitemap('https://a.test');
  expect(gunzipSync(zipped).toString()).toContain('/post/a&amp;b&#39;c');
});
