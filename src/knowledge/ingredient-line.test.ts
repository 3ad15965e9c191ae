import { expect, test } from 'vitest';
import { toIngredientLine } from './ingredient-line.ts';

test.each([
  ['soy sauce | 2 tbsp', { amount: '2 tbsp', name: 'soy sauce' }],
  ['2 tbsp soy sauce', { amount: '2 tbsp', name: 'soy sauce' }],
  ['1½ tsp fine salt', { amount: '1½ tsp', name: 'fine salt' }],
  ['1 1/2 cups flour', { amount: '1 1/2 cups', name: 'flour' }],
  ['2 to 3 ripe tomatoes', { amount: '2 to 3', name: 'ripe tomatoes' }],
  ['4 large eggs', { amount: '4', name: 'large eggs' }],
  ['a pinch of salt', { amount: 'a pinch', name: 'of salt' }],
  ['3 cloves garlic', { amount: '3 cloves', name: 'garlic' }],
])('%s is read as an amount and a name', (line, expected) => {
  expect(toIngredientLine(line)).toEqual(expected);
});

test.each(['2 tbsp soy sauce', 'a pinch of salt', '1 1/2 cups flour', '4 l cold water'])(
  '%s reads letter for letter as the collection has it',
  (line) => {
    const { amount, name } = toIngredientLine(line);
    expect(`${amount} ${name}`).toBe(line);
  },
);

test('a line without an amount is all name', () => {
  expect(toIngredientLine('salt, to taste')).toEqual({ amount: '', name: 'salt, to taste' });
});
