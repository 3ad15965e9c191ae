import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { createListedCache, type ListedCache } from './listed-cache.ts';
import { findListedPosts } from './listed-store.ts';

let test: TestApp;
let ada: Cook;
let ben: Cook;
let soup: string;
let stew: string;
let reads: string[];
let wait: () => Promise<unknown>;
let cache: ListedCache;

const createCache = (max?: number) =>
  createListedCache(test.pool, {
    ...(max !== undefined && { max }),
    findPosts: async (pool, ids) => {
      reads.push(...ids);
      const posts = await findListedPosts(pool, ids);
      await wait();
      return posts;
    },
  });
const read = async (...ids: string[]) => {
  await cache.refresh();
  return (await cache.find(ids)).map(({ title, author, likeCount }) =>
    [title, author, likeCount].join(' '),
  );
};

beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
});
afterAll(() => test.close());
beforeEach(async () => {
  [ada, ben] = [await signUp(test.app, 'Ada'), await signUp(test.app, 'Ben')];
  soup = await publish(ada, { title: 'Soup' });
  stew = await publish(ben, { title: 'Stew' });
  reads = [];
  wait = async () => undefined;
  cache = createCache();
});

it('reads a post once until it changes', async () => {
  expect([await read(soup, stew), await read(stew, soup)]).toEqual([
    ['Soup Ada 0', 'Stew Ben 0'],
    ['Stew Ben 0', 'Soup Ada 0'],
  ]);
  expect(reads).toEqual([soup, stew]);
  await ben.ask('POST', `/posts/${soup}/like`);
  expect(await read(soup, stew)).toEqual(['Soup Ada 1', 'Stew Ben 0']);
  await ada.ask('PUT', `/posts/${soup}`, { title: 'Broth' });
  expect(await read(soup, stew)).toEqual(['Broth Ada 1', 'Stew Ben 0']);
  expect(reads).toEqual([soup, stew, soup, soup]);
});

it('shows the new name of an author', async () => {
  await read(soup);
  await ada.ask('PUT', '/auth/profile', { name: 'Ada L.' });
  expect(await read(soup)).toEqual(['Soup Ada L. 0']);
});

it.each([
  ['liked', () => ben.ask('POST', `/posts/${soup}/like`), 'Soup Ada 1'],
  ['renamed', () => ada.ask('PUT', '/auth/profile', { name: 'Eve' }), 'Soup Eve 0'],
])('does not keep a post that was %s during the read', async (_, change, after) => {
  await cache.refresh();
  const opener = new EventEmitter();
  const isOpen = once(opener, 'open');
  wait = () => isOpen;
  const before = cache.find([soup]);
  await expect.poll(() => reads).toEqual([soup]);
  await change();
  await cache.refresh();
  opener.emit('open');
  expect((await before).map(({ author, likeCount }) => [author, likeCount])).toEqual([['Ada', 0]]);
  expect(await read(soup)).toEqual([after]);
});

it('drops the least recently used post beyond the limit', async () => {
  cache = createCache(1);
  for (const id of [soup, soup, stew, stew, soup]) await read(id);
  expect(reads).toEqual([soup, stew, soup]);
});

it('keeps neither a missing post nor a failure', async () => {
  const gone = '018f0000-0000-7000-8000-000000000000';
  expect(await read(soup, gone, stew)).toEqual(['Soup Ada 0', 'Stew Ben 0']);
  expect(await read(gone)).toEqual([]);
  expect(reads).toEqual([soup, gone, stew, gone]);
  cache = createCache();
  wait = async () => {
    throw new Error('The connection broke');
  };
  await expect(read(soup)).rejects.toThrow('The connection broke');
  wait = async () => undefined;
  expect(await read(soup)).toEqual(['Soup Ada 0']);
});
