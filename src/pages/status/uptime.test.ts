import { expect, test } from 'vitest';
import { toUptime } from './uptime.ts';

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [4_259, '1 h 10 min'],
  [86_400, '1 d'],
  [270_000, '3 d 3 h'],
])('formats %i seconds as "%s"', (seconds, expected) => {
  expect(toUptime(seconds).replaceAll('\u{a0}', ' ')).toBe(expected);
});
