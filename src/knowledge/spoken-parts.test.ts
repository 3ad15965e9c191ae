import { expect, test } from 'vitest';
import { toSpokenParts } from './spoken-parts.ts';

test('splits a step into sentences and keeps amounts and temperatures', () => {
  expect(toSpokenParts('Heat the oven to 180 °C. Stir in 1.5 l water! Ready?')).toEqual([
    'Heat the oven to 180 °C.',
    'Stir in 1.5 l water!',
    'Ready?',
  ]);
});

test('cuts a long sentence at a comma or a space without losing a word', () => {
  const long = `${'stir and '.repeat(15)}wait, ${'fold and '.repeat(20)}serve.`;
  const parts = toSpokenParts(long);
  expect(parts[0]).toMatch(/wait,$/);
  expect(parts.every((part) => part.length <= 200)).toBe(true);
  expect(parts.join(' ')).toBe(long);
});

test('returns nothing for an empty text', () => {
  expect(toSpokenParts(' ')).toEqual([]);
});
