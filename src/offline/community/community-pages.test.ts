import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { CACHED_POSTS_MAX } from '#contract/post/limits.ts';
import { onDevice } from '../device/device.ts';
import { removeUnpinned } from '../device/storage-usage.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { type PageName, readPage, removePage, removePagesOf, savePage } from './community-pages.ts';

const Text = v.object({ text: v.string() });
const feed: PageName = { userId: 'ana', kind: 'feed', id: '' };
const toPost = (id: number): PageName => ({ userId: 'ana', kind: 'post', id: `p${id}` });
const save = (name: PageName, text: string, at: number) =>
  savePage(name, { value: { text }, askedAt: at, storedAt: at });

beforeEach(useFreshDevice);

test('returns a stored page with its age only to its member', async () => {
  await save(feed, 'hers', 10);
  await save({ ...feed, userId: '' }, 'a visitor’s', 20);
  expect(await readPage(feed, Text)).toEqual({
    value: { text: 'hers' },
    askedAt: 10,
    storedAt: 10,
  });
  expect(await readPage({ ...feed, userId: 'ben' }, Text)).toBeUndefined();
  expect(await readPage({ ...feed, kind: 'trending' }, Text)).toBeUndefined();
});

test('does not replace a newer page with a slow, older response', async () => {
  await save(feed, 'new', 20);
  expect(await save(feed, 'old', 10)).toBe(false);
  expect(await readPage(feed, Text)).toMatchObject({ value: { text: 'new' } });
});

test('keeps the 30 most recently opened posts, and counts a repeated read', async () => {
  for (let id = 0; id < CACHED_POSTS_MAX; id += 1) await save(toPost(id), 'post', 1 + id);
  await readPage(toPost(0), Text, 100);
  await save(toPost(90), 'post', 101);
  expect(await readPage(toPost(0), Text)).toBeDefined();
  expect(await readPage(toPost(1), Text)).toBeUndefined();
  expect(await readPage(toPost(2), Text)).toBeDefined();
  expect(await onDevice((device) => device.communityPages.count(), -1)).toBe(CACHED_POSTS_MAX);
});

test('ignores a page that does not match its schema or is too large', async () => {
  await savePage(feed, { value: { text: 7 }, askedAt: 1, storedAt: 1 });
  expect(await readPage(feed, Text)).toBeUndefined();
  expect(await save(feed, 'a'.repeat(400_001), 2)).toBe(false);
});

test('removes pages with their member or post, and keeps others', async () => {
  const visitors = { ...feed, userId: '' };
  for (const name of [feed, visitors, toPost(1), toPost(2)]) await save(name, 'x', 1);
  await removeUnpinned('all');
  await removePage(toPost(1));
  expect(await readPage(toPost(1), Text)).toBeUndefined();
  expect(await readPage(toPost(2), Text)).toBeDefined();
  await removePagesOf('ana');
  expect(await readPage(feed, Text)).toBeUndefined();
  expect(await readPage(toPost(2), Text)).toBeUndefined();
  expect(await readPage(visitors, Text)).toBeDefined();
});
