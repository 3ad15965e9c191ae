import { expect, test } from 'vitest';
import { toUsedWhen } from './used-when.ts';

const NOW = new Date(2026, 5, 10, 0, 30);

test.each([
  [new Date(2026, 5, 10, 0, 10), 'today'],
  [new Date(2026, 5, 10, 0, 40), 'today'],
  [new Date(2026, 5, 9, 23, 50), 'yesterday'],
  [new Date(2026, 5, 4, 8), 'on Thursday'],
  [new Date(2026, 5, 3, 8), 'on 3 June'],
])('describes %s as "%s"', (at, words) => {
  expect(toUsedWhen(at.toISOString(), NOW)).toBe(words);
});
