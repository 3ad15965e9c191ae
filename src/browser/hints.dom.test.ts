import { afterEach, expect, test } from 'vitest';
import { hasHint, noteFound, setHint, whenHinted } from './hints.ts';

afterEach(() => localStorage.clear());

test('a page that looks where a note is does so at once, and once', () => {
  let looks = 0;
  setHint('cooking', true);
  whenHinted(['laid', 'cooking'], () => (looks += 1));
  noteFound('cooking');
  noteFound('laid');
  expect(looks).toBe(1);
});

test('a note that a killed browser lost is made good once the device was looked at', () => {
  let looks = 0;
  whenHinted(['laid', 'cooking'], () => (looks += 1));
  noteFound('outbox');
  expect(looks).toBe(0);
  noteFound('laid');
  noteFound('cooking');
  expect(looks).toBe(1);
  expect(hasHint('cooking')).toBe(true);
});

test('a page that is gone does not look', () => {
  let looks = 0;
  whenHinted(['cooking'], () => (looks += 1))();
  noteFound('cooking');
  expect(looks).toBe(0);
});
