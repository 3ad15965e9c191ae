import { expect, test } from 'vitest';
import { toWrittenRecipe } from '#knowledge/shown-recipe.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { toCookedSearch } from './cooked-search.ts';

const recipe = toSampleRecipe('tom-yum', { prepTime: '20 minutes', cookTime: '30 minutes' });
const { lines } = toWrittenRecipe(recipe);

test('prefills a post about a dish with title, minutes, servings and swaps', () => {
  const [first] = lines;
  if (!first) throw new Error('No ingredient');
  const swapped = [{ ...first, name: 'Tofu', original: 'Prawns' }, ...lines.slice(1)];
  const { title, cooked } = toCookedSearch({ recipe, servings: 3, minutes: 48, lines: swapped });
  expect(title).toBe(recipe.title);
  expect(cooked).toEqual({
    recipeId: 'tom-yum',
    servings: 3,
    minutes: 48,
    swaps: ['Tofu instead of Prawns'],
  });
});

test('leaves out an implausible cooking time', () => {
  const { cooked } = toCookedSearch({ recipe, servings: 4, minutes: 14 * 60, lines });
  expect(cooked).toEqual({ recipeId: 'tom-yum', servings: 4 });
});
