import { expect, test } from 'vitest';
import { toAgo, toWhen } from './when.ts';

const now = Date.parse('2026-06-10T12:00:00Z');
const toIso = (ms: number) => new Date(now - ms).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [20_000, 'Just now', 'just now'],
  [-5 * MINUTE, 'Just now', 'just now'],
  [5 * MINUTE, '5 min', '5 min ago'],
  [2 * HOUR, '2 h', '2 h ago'],
  [3 * 24 * HOUR, '3 d', '3 d ago'],
  [7 * 24 * HOUR, '3 June', 'on 3 June'],
  [365 * 24 * HOUR, '10 June 2025', 'on 10 June 2025'],
])('formats %d ms ago as "%s" and "%s"', (ms, when, ago) => {
  expect(toWhen(toIso(ms), now)).toBe(when);
  expect(toAgo(toIso(ms), now)).toBe(ago);
});

test('returns an empty string for an invalid time', () => {
  expect(toWhen('soon')).toBe('');
});
