import { expect, test } from 'vitest';
import { chooseStepSize } from './step-size.ts';

test('the largest of the three sizes that fits is taken', () => {
  expect(chooseStepSize(() => true)).toBe(0);
  expect(chooseStepSize((size) => size >= 1)).toBe(1);
  expect(chooseStepSize((size) => size === 2)).toBe(2);
});

test('a step that fits at no size takes the smallest and scrolls', () => {
  expect(chooseStepSize(() => false)).toBe(2);
});
