import { expect, test } from 'vitest';
import { countDifferences } from './differences.ts';

const DISH = {
  ingredients: ['400 g wheat noodles', 'soy sauce | 2 tbsp', '1 egg'],
  instructions: ['Boil the noodles.', 'Fry the egg.'],
};

test.each([
  ['nothing', {}, [0, 0, 0]],
  ['an amount', { ingredients: ['500 g wheat noodles', '2 tbsp soy sauce', '1 egg'] }, [1, 0, 0]],
  ['a new food', { ingredients: [...DISH.ingredients, 'salt'] }, [0, 1, 0]],
  ['a replaced food', { ingredients: ['400 g rice', '2 tbsp soy sauce', '1 egg'] }, [0, 1, 0]],
  ['a step', { instructions: ['Boil the noodles.', 'Poach the egg.'] }, [0, 0, 1]],
  ['the order of steps', { instructions: ['Fry the egg.', 'Boil the noodles.'] }, [0, 0, 0]],
  ['a removed step', { instructions: ['Fry the egg.'] }, [0, 0, 1]],
])('counts %s', (_what, copy, [amounts, ingredients, steps]) => {
  expect(countDifferences({ ...DISH, ...copy }, DISH)).toEqual({ amounts, ingredients, steps });
});
