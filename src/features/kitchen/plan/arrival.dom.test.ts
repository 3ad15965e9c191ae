import { beforeEach, expect, test } from 'vitest';
import { readArrival, saveArrival } from './arrival.ts';

const NOON = 1_780_000_000_000;
const MINUTE = 60_000;

beforeEach(() => {
  localStorage.clear();
  saveArrival({ recipeId: 'ramen', step: 3, since: NOON, seenAt: NOON + 8 * MINUTE });
});

test('a page that is loaded anew knows how long the cook has been at the step', () => {
  expect(readArrival('ramen', 3, NOON + 9 * MINUTE)).toBe(NOON);
});

test('another step, another dish, and a long absence begin anew', () => {
  const now = NOON + 9 * MINUTE;
  expect(readArrival('ramen', 4, now)).toBe(now);
  expect(readArrival('gumbo', 3, now)).toBe(now);
  expect(readArrival('ramen', 3, NOON + 20 * MINUTE)).toBe(NOON + 20 * MINUTE);
});

test('without a note, or with a broken one, it begins now', () => {
  localStorage.setItem('simmer.at-step', '{');
  expect(readArrival('ramen', 3, NOON)).toBe(NOON);
  localStorage.clear();
  expect(readArrival('ramen', 3, NOON)).toBe(NOON);
});
