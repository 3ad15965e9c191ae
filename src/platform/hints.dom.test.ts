import { afterEach, expect, test } from 'vitest';
import { confirmHint, hasHint, setHint, whenHinted } from './hints.ts';

afterEach(() => localStorage.clear());

test('runs at once and once if a hint exists', () => {
  let looks = 0;
  setHint('cooking', true);
  whenHinted(['laid', 'cooking'], () => (looks += 1));
  confirmHint('cooking');
  confirmHint('laid');
  expect(looks).toBe(1);
});

test('runs after the device was read if a killed browser lost the hint', () => {
  let looks = 0;
  whenHinted(['laid', 'cooking'], () => (looks += 1));
  confirmHint('outbox');
  expect(looks).toBe(0);
  confirmHint('laid');
  confirmHint('cooking');
  expect(looks).toBe(1);
  expect(hasHint('cooking')).toBe(true);
});

test('does not run after it was cancelled', () => {
  let looks = 0;
  whenHinted(['cooking'], () => (looks += 1))();
  confirmHint('cooking');
  expect(looks).toBe(0);
});
