import { expect, test } from 'vitest';
import { toLocalDay } from './local-day.ts';

test('a day has one number from its first minute to its last, and the next day the next', () => {
  const first = toLocalDay(new Date(2026, 9, 24, 0, 0));
  expect(toLocalDay(new Date(2026, 9, 24, 23, 59))).toBe(first);
  // Across the end of summer time too.
  expect(toLocalDay(new Date(2026, 9, 25, 0, 0))).toBe(first + 1);
  expect(toLocalDay(new Date(2026, 9, 26, 0, 0))).toBe(first + 2);
});
