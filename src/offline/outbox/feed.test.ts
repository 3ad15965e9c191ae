import { expect, test, vi } from 'vitest';
import { createFeed } from './feed.ts';

test('notifies each observer once per distinct value', async () => {
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

test.each([0, 1, 2, 3, 4])(
  'notifies of a change %i steps after the last notification',
  async (steps) => {
    let value = 1;
    const values: number[] = [];
    const feed = createFeed(async () => value);
    const change = async () => {
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      value = 2;
      feed.refresh();
    };
    feed.observe((next) => {
      values.push(next);
      if (next === 1) void change();
    });
    await vi.waitFor(() => expect(values).toEqual([1, 2]), { timeout: 1_000 });
  },
);
