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
  ['1,000 g flour', { amount: '1,000 g', name: 'flour' }],
  ['1 000 g flour', { amount: '1 000 g', name: 'flour' }],
  ['1-1/2 cups milk', { amount: '1-1/2 cups', name: 'milk' }],
  ['1 1⁄2 cups sugar', { amount: '1 1⁄2 cups', name: 'sugar' }],
  ['2⅚ cups sugar', { amount: '2⅚ cups', name: 'sugar' }],
  ['1 lb 8 oz beef', { amount: '1 lb 8 oz', name: 'beef' }],
  ['1 cup + 2 tbsp flour', { amount: '1 cup + 2 tbsp', name: 'flour' }],
  ['1 cup plus 2 tbsp flour', { amount: '1 cup plus 2 tbsp', name: 'flour' }],
  ['2 lb. 4 oz. lamb', { amount: '2 lb. 4 oz.', name: 'lamb' }],
  ['1 cup, plus 2 tbsp flour', { amount: '1 cup, plus 2 tbsp', name: 'flour' }],
  ['1 - 2 cloves garlic', { amount: '1 - 2 cloves', name: 'garlic' }],
  ['1-2 pinches salt', { amount: '1-2 pinches', name: 'salt' }],
  ['0.33 tsk salt', { amount: '0.33', name: 'tsk salt' }],
  ['a dozen eggs', { amount: 'a dozen', name: 'eggs' }],
  ['half a dozen eggs', { amount: 'half a dozen', name: 'eggs' }],
  ['1 400 g tin tomatoes', { amount: '1', name: '400 g tin tomatoes' }],
  ['2 x 400 g tins tomatoes', { amount: '2', name: 'x 400 g tins tomatoes' }],
  ['1/2-inch piece ginger', { amount: '', name: '1/2-inch piece ginger' }],
  ['1 1/2-inch piece ginger', { amount: '', name: '1 1/2-inch piece ginger' }],
  ['2 inch piece ginger', { amount: '2 inch', name: 'piece ginger' }],
])('reads %s as an amount and a name', (line, expected) => {
  expect(toIngredientLine(line)).toEqual(expected);
});

test.each(['2 tbsp soy sauce', 'a pinch of salt', '1 1/2 cups flour', '4 l cold water'])(
  'keeps every character of %s',
  (line) => {
    const { amount, name } = toIngredientLine(line);
    expect(`${amount} ${name}`).toBe(line);
  },
);

test('treats a line without an amount as a name', () => {
  expect(toIngredientLine('salt, to taste')).toEqual({ amount: '', name: 'salt, to taste' });
});
