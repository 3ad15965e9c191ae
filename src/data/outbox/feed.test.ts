import { expect, test, vi } from 'vitest';
import { createFeed } from './feed.ts';

test('each observer hears a value once, and only where it is another one', async () => {
  let value: { count: number } | undefined = { count: 1 };
  const feed = createFeed(async () => value);
  const first: number[] = [];
  const stop = feed.observe(({ count }) => first.push(count));
  await vi.waitFor(() => expect(first).toEqual([1]));
  feed.refresh();
  const second: number[] = [];
  feed.observe(({ count }) => second.push(count));
  await vi.waitFor(() => expect(second).toEqual([1]));
  expect(first).toEqual([1]);
  value = undefined;
  feed.refresh();
  value = { count: 2 };
  feed.refresh();
  await vi.waitFor(() => expect(first).toEqual([1, 2]));
  stop();
  value = { count: 3 };
  feed.refresh();
  await vi.waitFor(() => expect(second).toEqual([1, 2, 3]));
  expect(first).toEqual([1, 2]);
});
