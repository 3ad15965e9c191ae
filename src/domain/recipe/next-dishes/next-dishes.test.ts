import { expect, test } from 'vitest';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { toNextDishes } from './next-dishes.ts';

const ramen = toSampleRecipe('ramen', { cuisine: 'Japanese', tags: ['Noodles', 'Soup'] });

test('sorts by shared tags, then by family, and leaves out the dish itself', () => {
  const recipes = [
    ramen,
    toSampleRecipe('tacos', { cuisine: 'Mexican', tags: ['Street food'] }),
    toSampleRecipe('bibimbap', { cuisine: 'Korean', tags: ['Rice'] }),
    toSampleRecipe('chowder', { cuisine: 'New England', tags: ['Soup'] }),
    toSampleRecipe('pho', { cuisine: 'Vietnamese', tags: ['Soup', 'Noodles'] }),
  ];
  expect(toNextDishes(ramen, recipes).map(({ _id }) => _id)).toEqual([
    'pho',
    'chowder',
    'bibimbap',
  ]);
  expect(toNextDishes(ramen, [ramen])).toEqual([]);
});
