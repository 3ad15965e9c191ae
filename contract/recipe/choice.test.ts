import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toTestDish } from '#server/testing/test-dishes.ts';
import { filterRecipes, hasChoice, toRecipeChoice } from './choice.ts';
import { Recipe } from './schema.ts';

const toRecipe = (name: string, more: object) =>
  v.parse(Recipe, {
    ...toTestDish(),
    _id: 'dish',
    recipe_name: name,
    image_url: '',
    image: '',
    imageHash: '',
    ...more,
  });
const RECIPES = [
  toRecipe('Soup', { prepTime: '10 minutes', cookTime: '20 minutes', difficulty: 'Easy' }),
  toRecipe('Bread', { prepTime: '2 hours', cookTime: '1 hours', diets: ['vegetarian', 'vegan'] }),
  toRecipe('Âpple', { prepTime: '', cookTime: '', difficulty: 'Hard', tags: ['Sweet'] }),
];
const choose = (query: string) => {
  const parameters = new URLSearchParams(query);
  return filterRecipes(
    RECIPES,
    toRecipeChoice((name) => parameters.get(name)),
  ).map(({ recipe_name }) => recipe_name);
};

test.each([
  ['', ['Soup', 'Bread', 'Âpple']],
  ['maxMinutes=30', ['Soup']],
  // A dish without times counts as 30 and 45 minutes.
  ['maxMinutes=75', ['Soup', 'Âpple']],
  ['maxMinutes=-1', ['Soup', 'Bread', 'Âpple']],
  ['maxMinutes=soon', ['Soup', 'Bread', 'Âpple']],
  ['difficulty=hard', ['Âpple']],
  ['difficulty=impossible', ['Soup', 'Bread', 'Âpple']],
  ['diet=vegan', ['Bread']],
  ['diet=gluten-free', []],
  ['tag=sweet', ['Âpple']],
  ['sort=time', ['Soup', 'Âpple', 'Bread']],
  ['sort=name', ['Âpple', 'Bread', 'Soup']],
])('"%s" chooses %j', (query, names) => expect(choose(query)).toEqual(names));

test('the default order is not a choice', () => {
  expect(hasChoice({ sort: 'order' })).toBe(false);
  expect(hasChoice({ tag: 'Sweet' })).toBe(true);
});
