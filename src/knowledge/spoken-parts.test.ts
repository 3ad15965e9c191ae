import { expect, test } from 'vitest';
import { toSpokenParts } from './spoken-parts.ts';

test('a step is read sentence by sentence, amounts and temperatures as shown', () => {
  expect(toSpokenParts('Heat the oven to 180 °C. Stir in 1.5 l water! Ready?')).toEqual([
    'Heat the oven to 180 °C.',
    'Stir in 1.5 l water!',
    'Ready?',
  ]);
});

test('a long sentence is cut at a comma, else at a space, and loses no word', () => {
  const long = `${'stir and '.repeat(15)}wait, ${'fold and '.repeat(20)}serve.`;
  const parts = toSpokenParts(long);
  expect(parts[0]).toMatch(/wait,$/);
  expect(parts.every((part) => part.length <= 200)).toBe(true);
  expect(parts.join(' ')).toBe(long);
});

test('nothing is said of nothing', () => {
  expect(toSpokenParts(' ')).toEqual([]);
});
