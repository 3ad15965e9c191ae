import { beforeEach, expect, test } from 'vitest';
import {
  followLastStep,
  readLastStep,
  readPlace,
  removeLastStep,
  saveLastStep,
} from './last-step.ts';

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

test('the note alone tells where a cook of this recipe stands, for a day and until the session is over', () => {
  saveLastStep('ramen@1000', 4, 2000);
  expect(readPlace('ramen', 500, 2400)).toEqual({ id: 'ramen@1000', step: 4 });
  expect(readPlace('ramen', 500, 2500)).toBeUndefined();
  expect(readPlace('ram', 500, 2400)).toBeUndefined();
  removeLastStep('gumbo@1');
  expect(readPlace('ramen', 500, 2400)).toBeDefined();
  removeLastStep('ramen@1000');
  expect(readPlace('ramen', 500, 2400)).toBeUndefined();
});

test.each(['', 'no json', '["one",0,9]', '["one","4",9]'])('a broken note (%s) is none', (text) => {
  localStorage.setItem('simmer.last-step', text);
  expect(readLastStep('one', 0)).toBeUndefined();
});

test('another tab at the same stove hears of the step, one at another does not', () => {
  const heard: number[] = [];
  const stop = followLastStep('one', (step) => heard.push(step));
  for (const id of ['one', 'two']) {
    saveLastStep(id, 3);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'simmer.last-step' }));
  }
  stop();
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'simmer.last-step' }));
  expect(heard).toEqual([3]);
});
