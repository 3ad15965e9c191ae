import { expect, test } from 'vitest';
import { toLocalDay } from './local-day.ts';

test('a day has one number until midnight, and the next day the next number', () => {
  const first = toLocalDay(new Date(2026, 9, 24, 0, 0));
  expect(toLocalDay(new Date(2026, 9, 24, 23, 59))).toBe(first);
  // This also holds at the end of summer time.
  expect(toLocalDay(new Date(2026, 9, 25, 0, 0))).toBe(first + 1);
  expect(toLocalDay(new Date(2026, 9, 26, 0, 0))).toBe(first + 2);
});
