import { expect, test } from 'vitest';
import { toCookbookRecipe } from '#contract/cookbook/recipe.ts';
import { findRecipes } from './find-recipes.ts';

const toView = (title: string, ingredient: string, updatedAt: string) => ({
  recipe: toCookbookRecipe(
    {
      title,
      subtitle: '',
      cuisine: 'Korean',
      tags: ['Supper'],
      servings: 2,
      prepTime: '',
      cookTime: '',
      difficulty: '',
      spiceLevel: '',
      ingredients: [ingredient],
      instructions: ['Cook.'],
      notes: '',
      source: { name: 'Aunt Jo' },
    },
    [],
    { _id: title, ownerId: '', visibility: 'private', version: '1', createdAt: '', updatedAt },
  ),
});

const VIEWS = [
  toView('Crème brûlée', '4 egg yolks', '2026-01-01'),
  toView('Kimchi stew', '300 g kimchi', '2026-03-01'),
  toView('Egg rice', '2 eggs', '2026-02-01'),
];
const find = (typed: string) => findRecipes(VIEWS, typed).map(({ recipe }) => recipe.title);

test('shows the last changed recipe first', () => {
  expect(find(' ')).toEqual(['Kimchi stew', 'Egg rice', 'Crème brûlée']);
});

test.each([
  ['creme BRU', ['Crème brûlée']],
  ['egg', ['Egg rice', 'Crème brûlée']],
  ['korean eggs', ['Egg rice']],
  ['aunt jo kim', ['Kimchi stew']],
  ['imchi', []],
])('finds %j', (typed, titles) => {
  expect(find(typed)).toEqual(titles);
});
