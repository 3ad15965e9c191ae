import { beforeEach, expect, test } from 'vitest';
import { useImportWorker } from '#domain/cookbook/import/testing/use-import-worker.ts';
import { mayBeRecipe, splitRecipe } from './split-recipe.ts';
import { EMPTY } from './typed-recipe.ts';

beforeEach(useImportWorker);

const PASTED = `Sunday pancakes

Serves 4

Ingredients
200 g flour
2 eggs
300 ml milk

Method
Whisk everything until smooth.
Fry in a hot pan for 2 minutes on each side.

Notes
Use old eggs.
Serve with lemon.`;

test('sorts a pasted recipe into the boxes', async () => {
  expect(mayBeRecipe(PASTED)).toBe(true);
  expect(await splitRecipe(PASTED, EMPTY)).toMatchObject({
    title: 'Sunday pancakes',
    servings: '4',
    ingredients: '200 g flour\n2 eggs\n300 ml milk',
    steps: 'Whisk everything until smooth.\n\nFry in a hot pan for 2 minutes on each side.',
    notes: 'Use old eggs.\nServe with lemon.',
  });
});

test('keeps the text that the boxes already have', async () => {
  const before = { ...EMPTY, title: 'Mine', ingredients: '1 lemon' };
  expect(await splitRecipe(PASTED, before)).toMatchObject({
    title: 'Mine',
    ingredients: '1 lemon\n200 g flour\n2 eggs\n300 ml milk',
  });
});

test('leaves a list of ingredients alone', async () => {
  expect(await splitRecipe('200 g flour\n2 eggs\n300 ml milk\n1 lemon', EMPTY)).toBeUndefined();
  expect(mayBeRecipe('200 g flour\n2 eggs')).toBe(false);
});
