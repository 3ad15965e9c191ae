import { afterEach, expect, test, vi } from 'vitest';
import { copyText, sharePage } from './share-page.ts';

const page = { title: 'Fourteen people', url: 'https://simmer.example/post/1' };
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));
const shelf: string[] = [];
const clipboard = { writeText: async (text: string) => void shelf.push(text) };
const use = (parts: object) => vi.stubGlobal('navigator', parts);
afterEach(() => {
  vi.unstubAllGlobals();
  shelf.length = 0;
});

test("uses the device's share sheet first", async () => {
  const shared: unknown[] = [];
  use({ clipboard, share: async (what: unknown) => void shared.push(what) });
  expect(await sharePage(page)).toBe('shared');
  expect(shared).toEqual([page]);
  expect(shelf).toEqual([]);
});

test('returns nothing if the share sheet was closed', async () => {
  use({ clipboard, share: refuse('AbortError') });
  expect(await sharePage(page)).toBe('nothing');
  expect(shelf).toEqual([]);
});

test.each([
  ['there is none', {}],
  ['it is not allowed', { share: refuse('NotAllowedError') }],
])('copies the address if %s', async (_why, parts) => {
  use({ clipboard, ...parts });
  expect(await sharePage(page)).toBe('copied');
  expect(shelf).toEqual([page.url]);
});

test('returns failed if copying is not possible either', async () => {
  use({});
  expect(await sharePage(page)).toBe('failed');
  expect(await copyText('text')).toBe(false);
  use({ clipboard: { writeText: refuse('NotAllowedError') } });
  expect(await copyText('text')).toBe(false);
});
