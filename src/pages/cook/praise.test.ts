import { expect, test } from 'vitest';
import { toPraise } from './praise.ts';

const dish = {
  instructions: Array.from({ length: 8 }, () => 'Stir.'),
  servings: 4,
  prepTime: '20 minutes',
  cookTime: '30 minutes',
};
const UNTIMED = 'Congratulations. Eight steps, four servings.';

test('names steps, time and servings', () => {
  expect(toPraise(dish, 48)).toBe('Congratulations. Eight steps, 48\u00a0min, four servings.');
  expect(toPraise({ ...dish, instructions: ['Stir.'], servings: 1 }, 70)).toBe(
    'Congratulations. One step, 1\u00a0h 10\u00a0min, one serving.',
  );
  expect(toPraise({ ...dish, servings: 24 }, 120)).toBe(
    'Congratulations. Eight steps, 2\u00a0h, 24 servings.',
  );
});

test('names no servings if the recipe has none', () => {
  expect(toPraise({ ...dish, servings: undefined }, 0)).toBe('Congratulations. Eight steps.');
});

test('names no time for a session of seconds or overnight', () => {
  for (const minutes of [0, 14 * 60]) expect(toPraise(dish, minutes)).toBe(UNTIMED);
});

test('names no time if the cook only skimmed the steps', () => {
  expect(toPraise(dish, 5)).toBe(UNTIMED);
  expect(toPraise({ ...dish, cookTime: '5 h' }, 10)).toBe(UNTIMED);
  expect(toPraise({ ...dish, prepTime: '5 minutes', cookTime: '5 minutes' }, 5)).toContain(
    '5\u00a0min',
  );
});

test('accepts days for a dish that takes days', () => {
  expect(toPraise({ ...dish, cookTime: '72 hours' }, 70 * 60)).toContain('3\u00a0days');
  expect(toPraise({ ...dish, cookTime: '13 hours' }, 14 * 60)).toContain('14\u00a0h');
});
