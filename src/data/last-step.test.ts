import { beforeEach, expect, test } from 'vitest';
import { readLastStep, saveLastStep } from './last-step.ts';

beforeEach(() => localStorage.clear());

test('a step noted after the database was written is the one to go on at', () => {
  saveLastStep('one', 4, 2000);
  expect(readLastStep('one', 1999)).toBe(4);
});

test('what the database knows later, or of another session, stands', () => {
  saveLastStep('one', 4, 2000);
  expect(readLastStep('one', 2000)).toBeUndefined();
  expect(readLastStep('two', 0)).toBeUndefined();
});

test.each(['', 'no json', '["one",0,9]', '["one","4",9]'])('a broken note (%s) is none', (text) => {
  localStorage.setItem('simmer.last-step', text);
  expect(readLastStep('one', 0)).toBeUndefined();
});
