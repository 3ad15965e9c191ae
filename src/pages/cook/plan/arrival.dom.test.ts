import { beforeEach, expect, test } from 'vitest';
import { readArrival, saveArrival } from './arrival.ts';

const NOON = 1_780_000_000_000;
const MINUTE = 60_000;

beforeEach(() => {
  localStorage.clear();
  saveArrival({ recipeId: 'ramen', step: 3, since: NOON, seenAt: NOON + 8 * MINUTE });
});

test('keeps the time of arrival at a step across a reload', () => {
  expect(readArrival('ramen', 3, NOON + 9 * MINUTE)).toBe(NOON);
});

test('restarts at another step, another dish and after a long absence', () => {
  const now = NOON + 9 * MINUTE;
  expect(readArrival('ramen', 4, now)).toBe(now);
  expect(readArrival('gumbo', 3, now)).toBe(now);
  expect(readArrival('ramen', 3, NOON + 20 * MINUTE)).toBe(NOON + 20 * MINUTE);
});

test('starts now without an entry or with a broken one', () => {
  localStorage.setItem('simmer.at-step', '{');
  expect(readArrival('ramen', 3, NOON)).toBe(NOON);
  localStorage.clear();
  expect(readArrival('ramen', 3, NOON)).toBe(NOON);
});
