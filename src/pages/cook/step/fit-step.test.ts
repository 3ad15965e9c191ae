import { expect, test } from 'vitest';
import { chooseStepSize } from './fit-step.ts';

test('chooses the largest of three sizes that fits', () => {
  expect(chooseStepSize(() => true)).toBe(0);
  expect(chooseStepSize((size) => size >= 1)).toBe(1);
  expect(chooseStepSize((size) => size === 2)).toBe(2);
});

test('chooses the smallest size if none fits', () => {
  expect(chooseStepSize(() => false)).toBe(2);
});
