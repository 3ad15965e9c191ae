import { expect, test } from 'vitest';
import { AT_ONCE, toShownRows } from './shown-rows.ts';

test('a letter draws one screen of rows, a rest all that are drawn at once', () => {
  expect(toShownRows(true, 0)).toBe(8);
  expect(toShownRows(false, 0)).toBe(AT_ONCE);
});

test('rows that were asked for stay', () => {
  expect(toShownRows(true, 40)).toBe(40);
  expect(toShownRows(false, 40)).toBe(40);
});
