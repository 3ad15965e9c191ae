import { beforeEach, expect, test } from 'vitest';
import {
  followLastStep,
  readLastStep,
  readNotedSession,
  removeLastStep,
  saveLastStep,
} from './last-step.ts';

beforeEach(() => localStorage.clear());

test('returns a step saved after the last database write', () => {
  saveLastStep('one', 4, 2000);
  expect(readLastStep('one', 1999)).toBe(4);
});

test('ignores an older step and one of another session', () => {
  saveLastStep('one', 4, 2000);
  expect(readLastStep('one', 2000)).toBeUndefined();
  expect(readLastStep('two', 0)).toBeUndefined();
});

test('finds the step of a recipe without the database, for a day and until its session is over', () => {
  saveLastStep('ramen@1000', 4, 2000);
  expect(readNotedSession('ramen', 500, 2400)).toEqual({ id: 'ramen@1000', step: 4 });
  expect(readNotedSession('ramen', 500, 2500)).toBeUndefined();
  expect(readNotedSession('ram', 500, 2400)).toBeUndefined();
  removeLastStep('gumbo@1');
  expect(readNotedSession('ramen', 500, 2400)).toBeDefined();
  removeLastStep('ramen@1000');
  expect(readNotedSession('ramen', 500, 2400)).toBeUndefined();
});

test.each(['', 'no json', '["one",0,9]', '["one","4",9]'])(
  'ignores a broken entry (%s)',
  (text) => {
    localStorage.setItem('simmer.last-step', text);
    expect(readLastStep('one', 0)).toBeUndefined();
  },
);

test('notifies another tab with the same session, and none with another session', () => {
  const steps: number[] = [];
  const stop = followLastStep('one', (step) => steps.push(step));
  for (const id of ['one', 'two']) {
    saveLastStep(id, 3);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'simmer.last-step' }));
  }
  stop();
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'simmer.last-step' }));
  expect(steps).toEqual([3]);
});
