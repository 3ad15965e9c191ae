import { expect, test } from 'vitest';
import { toClockTime } from './clock-time.ts';

test.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [60_000, '1:00'],
  [754_000, '12:34'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [5_405_000, '1:30:05'],
  [108_000_000, '30:00:00'],
])('%d ms left reads %s', (milliseconds, shown) => {
  expect(toClockTime(milliseconds)).toBe(shown);
});
