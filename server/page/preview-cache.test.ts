import { expect, it } from 'vitest';
import { createPreviewCache } from './preview-cache.ts';

function countMade() {
  let made = 0;
  const make = async () => {
    made += 1;
    return Buffer.alloc(10);
  };
  return { make, get: () => made };
}

it('creates a picture once for concurrent and later requests', async () => {
  const { make, get } = countMade();
  const cache = createPreviewCache();
  await Promise.all([cache('a', make), cache('a', make)]);
  await cache('a', make);
  expect(get()).toBe(1);
});

it('drops the oldest picture beyond its limit', async () => {
  const { make, get } = countMade();
  const cache = createPreviewCache(25);
  for (const name of ['a', 'b', 'c', 'b', 'c', 'a']) await cache(name, make);
  expect(get()).toBe(4);
});

it('refuses requests beyond the queue limit', async () => {
  const cache = createPreviewCache();
  const calls = Array.from({ length: 30 }, (_, n) => cache(`${n}`, async () => Buffer.alloc(1)));
  const answers = await Promise.allSettled(calls);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(13);
});

it('does not cache a failure', async () => {
  const cache = createPreviewCache();
  await expect(cache('a', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  expect(await cache('a', async () => Buffer.from('whole'))).toEqual(Buffer.from('whole'));
});
