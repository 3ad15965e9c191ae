import { expect, test } from 'vitest';
import { AT_ONCE, toShownRows } from './shown-rows.ts';

test('renders one screen of rows while typing, and more when the typing stops', () => {
  expect(toShownRows(true, 0)).toBe(8);
  expect(toShownRows(false, 0)).toBe(AT_ONCE);
});

test('keeps the number of rows that the user requested', () => {
  expect(toShownRows(true, 40)).toBe(40);
  expect(toShownRows(false, 40)).toBe(40);
});
