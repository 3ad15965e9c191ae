import { expect, test } from 'vitest';
import { toMinutes, toTotalMinutes } from './minutes.ts';

test.each([
  ['1 hours 30 minutes', 90],
  ['45 min', 45],
  ['1 h 10 min', 70],
  ['1h10', 60],
  ['1h 10m', 70],
  ['2 hours', 120],
  ['0 minutes', 0],
  ['12 hours 45 minutes', 765],
  ['1.5 hours', 90],
  ['1,5 h', 90],
  ['10-15 minutes', 15],
  ['1 day 2 hrs', 1560],
  ['20 MINUTES', 20],
  ['20 mins', 20],
])('"%s" is %i minutes', (text, minutes) => expect(toMinutes(text)).toBe(minutes));

test.each(['', 'overnight', '3 months', 'soon', '4 meals'])('"%s" names no time', (text) =>
  expect(toMinutes(text)).toBeUndefined(),
);

test("specification 9, detail defaults: prep '30 min', cook '45 min'", () => {
  expect(toTotalMinutes({ prepTime: '', cookTime: '' })).toBe(75);
  expect(toTotalMinutes({ prepTime: '1 hour', cookTime: '' })).toBe(105);
});
