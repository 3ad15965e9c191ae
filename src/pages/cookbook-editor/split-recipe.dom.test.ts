import { beforeEach, expect, test } from 'vitest';
import { useImportWorker } from '#domain/cookbook/import/testing/use-import-worker.ts';
import {
  addRecipe,
  isBlank,
  mayBeRecipe,
  readPasted,
  replaceRecipe,
  withoutPasted,
} from './split-recipe.ts';
import { EMPTY } from './typed-recipe.ts';

beforeEach(useImportWorker);

async function read(pasted: string) {
  const recipe = await readPasted(pasted);
  if (!recipe) throw new Error('This is no recipe');
  return recipe;
}

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
  expect(addRecipe(EMPTY, await read(PASTED))).toMatchObject({
    title: 'Sunday pancakes',
    servings: '4',
    ingredients: '200 g flour\n2 eggs\n300 ml milk',
    steps: 'Whisk everything until smooth.\n\nFry in a hot pan for 2 minutes on each side.',
    notes: 'Use old eggs.\nServe with lemon.',
  });
});

test('keeps the text that the boxes already have', async () => {
  const before = { ...EMPTY, title: 'Mine', ingredients: '1 lemon' };
  expect(addRecipe(before, await read(PASTED))).toMatchObject({
    title: 'Mine',
    ingredients: '1 lemon\n200 g flour\n2 eggs\n300 ml milk',
  });
});

test('fills the boxes for difficulty and spice level if they are empty', async () => {
  const recipe = { ...(await read(PASTED)), difficulty: 'Easy', spiceLevel: 'Mild' };
  expect(addRecipe(EMPTY, recipe)).toMatchObject({ difficulty: 'Easy', spiceLevel: 'Mild' });
  const before = { ...EMPTY, difficulty: 'Hard' };
  expect(addRecipe(before, recipe)).toMatchObject({ difficulty: 'Hard', spiceLevel: 'Mild' });
});

test('removes only the pasted text from the form', () => {
  const picture = { address: '/a.webp', alt: '' };
  const before = { ...EMPTY, title: 'Mine', notes: 'Old. Selected. Older.' };
  const after = { ...before, notes: `Old. ${PASTED} Older.` };
  const now = { ...after, title: 'Ours', notes: `${after.notes} New.`, pictures: [picture] };
  expect(withoutPasted(now, { before, after })).toEqual({
    ...now,
    notes: 'Old. Selected. Older. New.',
  });
});

test('leaves a list of ingredients alone', async () => {
  expect(await readPasted('200 g flour\n2 eggs\n300 ml milk\n1 lemon')).toBeUndefined();
  expect(mayBeRecipe('200 g flour\n2 eggs')).toBe(false);
});

test('replaces the text and keeps the pictures', async () => {
  const picture = { address: '/a.webp', alt: '' };
  const before = { ...EMPTY, title: 'Mine', subtitle: 'Old', notes: 'Old', pictures: [picture] };
  expect(isBlank(before)).toBe(false);
  expect(isBlank({ ...EMPTY, pictures: [picture] })).toBe(true);
  expect(replaceRecipe(before, await read(PASTED))).toMatchObject({
    title: 'Sunday pancakes',
    subtitle: '',
    notes: 'Use old eggs.\nServe with lemon.',
    pictures: [picture],
  });
});
