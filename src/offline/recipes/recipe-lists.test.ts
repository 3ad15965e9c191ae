import { expect, test } from 'vitest';
import { toRecipeQuery } from '#contract/recipe/query.ts';
import { toSampleRecipe } from '../testing/sample-recipes.ts';
import { toCuisineNames, toRecipePage } from './recipe-lists.ts';

const recipes = Array.from({ length: 30 }, (_none, index) => toSampleRecipe(`dish-${index + 1}`));

test.each([
  ['page=1', { page: 1, limit: 12, total: 30, hasMore: true }, 'dish-1', 12],
  ['page=3', { page: 3, limit: 12, total: 30, hasMore: false }, 'dish-25', 6],
  ['limit=50', { page: 1, limit: 50, total: 30, hasMore: false }, 'dish-1', 30],
  ['limit=15&page=2', { page: 2, limit: 15, total: 30, hasMore: false }, 'dish-16', 15],
  ['limit=900&page=0', { page: 1, limit: 50, total: 30, hasMore: false }, 'dish-1', 30],
  ['limit=0&page=x', { page: 1, limit: 1, total: 30, hasMore: true }, 'dish-1', 1],
  ['page=9&limit=', { page: 9, limit: 12, total: 30, hasMore: false }, undefined, 0],
])('builds the page for "%s" as the server would', (text, pagination, first, count) => {
  const parameters = new URLSearchParams(text);
  const query = toRecipeQuery((name) => parameters.get(name));
  const page = query && toRecipePage(recipes, query);
  expect(page?.pagination).toEqual(pagination);
  expect(page?.recipes[0]?._id).toBe(first);
  expect(page?.recipes).toHaveLength(count);
});

test('filters and sorts a page like the server', () => {
  const few = [
    toSampleRecipe('slow', { prepTime: '2 hours' }),
    toSampleRecipe('quick', { prepTime: '5 minutes', cookTime: '5 minutes' }),
    toSampleRecipe('hard', { difficulty: 'Hard', prepTime: '1 hours' }),
  ];
  const parameters = new URLSearchParams('difficulty=easy&sort=time');
  const query = toRecipeQuery((name) => parameters.get(name));
  const page = query && toRecipePage(few, query);
  expect(page?.recipes.map(({ _id }) => _id)).toEqual(['quick', 'slow']);
  expect(page?.pagination.total).toBe(2);
});

test('treats an address with no known parameter as the bare list', () => {
  expect(toRecipeQuery((name) => new URLSearchParams('x=1').get(name))).toBeUndefined();
});

test('lists each cuisine once in the catalogue’s order, unknown ones last', () => {
  const cuisines = ['Zulu', 'Greek', 'Thai', 'Georgian', 'Greek', 'Chinese'];
  const names = toCuisineNames(
    cuisines.map((cuisine, at) => toSampleRecipe(`d${at}`, { cuisine })),
  );
  expect(names).toEqual(['Chinese', 'Thai', 'Greek', 'Georgian', 'Zulu']);
});
