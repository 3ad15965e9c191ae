import { expect, test } from 'vitest';
import { toPraise } from './praise.ts';

const dish = { instructions: Array.from({ length: 8 }, () => 'Stir.'), servings: 4 };

test('the praise counts steps, time and servings', () => {
  expect(toPraise(dish, 48)).toBe('Congratulations. Eight steps, 48 min, four servings.');
  expect(toPraise({ instructions: ['Stir.'], servings: 1 }, 70)).toBe(
    'Congratulations. One step, 1 h 10 min, one serving.',
  );
  expect(toPraise({ ...dish, servings: 24 }, 120)).toBe(
    'Congratulations. Eight steps, 2 h, 24 servings.',
  );
});

test('a session of seconds, or one that lay overnight, names no time', () => {
  for (const minutes of [0, 14 * 60]) {
    expect(toPraise(dish, minutes)).toBe('Congratulations. Eight steps, four servings.');
  }
});
