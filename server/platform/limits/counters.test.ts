import { expect, it } from 'vitest';
import { createMemoryCounters } from './counters.ts';

it('counts by key and drops a key after its window', async () => {
  let now = 0;
  const counters = createMemoryCounters(() => now);
  expect(await counters.add('a', 1000)).toEqual({ count: 1, left: 1000 });
  now = 600;
  expect(await counters.add('a', 1000)).toEqual({ count: 2, left: 400 });
  expect((await counters.add('b', 1000)).count).toBe(1);
  expect(await counters.look('a')).toEqual({ count: 2, left: 400 });
  now = 1000;
  expect(await counters.look('a')).toEqual({ count: 0, left: 0 });
  expect(await counters.add('a', 1000)).toEqual({ count: 1, left: 1000 });
});

it('stores a limited number of keys and drops the least recently used', async () => {
  const counters = createMemoryCounters();
  await counters.add('first', 1e6);
  await counters.add('second', 1e6);
  for (let n = 0; n < 49_999; n += 1) await counters.add(`${n}`, 1e6);
  expect((await counters.add('second', 1e6)).count).toBe(2);
  expect((await counters.add('first', 1e6)).count).toBe(1);
});
