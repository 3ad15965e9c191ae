import { expect, test } from 'vitest';
import { toCuisineNames, toFound, toRecipePage } from './recipe-lists.ts';
import { toSampleRecipe } from './testing/sample-recipes.ts';

const recipes = Array.from({ length: 30 }, (_none, index) => toSampleRecipe(`dish-${index + 1}`));

test.each([
  ['', { page: 1, limit: 12, total: 30, hasMore: true }, 'dish-1', 12],
  ['page=3', { page: 3, limit: 12, total: 30, hasMore: false }, 'dish-25', 6],
  ['limit=50', { page: 1, limit: 50, total: 30, hasMore: false }, 'dish-1', 30],
  ['limit=15&page=2', { page: 2, limit: 15, total: 30, hasMore: false }, 'dish-16', 15],
  ['limit=900&page=0', { page: 1, limit: 50, total: 30, hasMore: false }, 'dish-1', 30],
  ['limit=0&page=x', { page: 1, limit: 1, total: 30, hasMore: true }, 'dish-1', 1],
  ['page=9', { page: 9, limit: 12, total: 30, hasMore: false }, undefined, 0],
])('the page for "%s" is the one the server would give', (query, pagination, first, count) => {
  const page = toRecipePage(recipes, new URLSearchParams(query));
  expect(page.pagination).toEqual(pagination);
  expect(page.recipes[0]?._id).toBe(first);
  expect(page.recipes).toHaveLength(count);
});

test.each([
  ['PHO', ['pho']],
  ['phở', ['pho']],
  ['noodle beef', ['pho']],
  ['noodle', ['pho', 'ramen']],
  ['quick', ['pho', 'ramen']],
  ['  ', ['pho', 'ramen']],
  ['noodle pizza', []],
])('"%s" finds what holds every word of it', (query, ids) => {
  const found = toFound(
    [
      toSampleRecipe('pho', { title: 'Phở bò', ingredients: ['Rice noodles | 200 g', 'Beef'] }),
      toSampleRecipe('ramen', { ingredients: ['Wheat noodles | 200 g'] }),
    ],
    query,
  );
  expect(found.map(({ _id }) => _id)).toEqual(ids);
});

test('the names of the cuisines come once each, by the alphabet', () => {
  const cuisines = ['Thai', 'Greek', 'Thai', 'Tex-Mex'];
  const names = toCuisineNames(
    cuisines.map((cuisine, at) => toSampleRecipe(`d${at}`, { cuisine })),
  );
  expect(names).toEqual(['Greek', 'Tex-Mex', 'Thai']);
});
