import { beforeEach, expect, test } from 'vitest';
import { onDevice } from '../device/device.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { toSampleRecipe } from '../testing/sample-recipes.ts';
import { closeSession, startSession } from './cooking-session.ts';
import { readCuisines, readList, readListFetched, saveCuisines, saveList } from './list-store.ts';
import { pinRecipes } from './pins.ts';
import {
  readRecipe,
  readRecipes,
  readRecipesOfCuisine,
  removeRecipe,
  saveRecipe,
  saveRecipeChecked,
  saveRecipes,
} from './recipe-store.ts';

const basil = toSampleRecipe('basil-rice', { order: 2 });
const ramen = toSampleRecipe('ramen', { order: 1, cuisine: 'Japanese' });
const gumbo = toSampleRecipe('gumbo', { cuisine: 'New England' });
const all = [basil, ramen, gumbo];

const readIds = async () => (await readRecipes()).map(({ _id }) => _id);

beforeEach(useFreshDevice);

test('[T-device-6] a recipe is stored letter for letter as it was received', async () => {
  const exact = { ...basil, fun_facts: ['  two spaces '], added: 'by a later server' };
  await saveRecipe(exact, { fetchedAt: 5, etag: '"a"' });
  expect(await readRecipe('basil-rice')).toMatchObject({
    recipe: exact,
    fetchedAt: 5,
    etag: '"a"',
  });
});

test('saving says whether the text became another one', async () => {
  expect(await saveRecipe(basil, { fetchedAt: 1, etag: null })).toBe(true);
  expect(await saveRecipe(basil, { fetchedAt: 2, etag: null })).toBe(false);
  expect(await saveRecipe({ ...basil, title: 'New' }, { fetchedAt: 3, etag: null })).toBe(true);
});

test('a slow answer asked for earlier does not undo a newer one', async () => {
  await saveRecipe({ ...basil, title: 'Newer' }, { fetchedAt: 9, etag: null });
  expect(await saveRecipe(basil, { fetchedAt: 3, etag: null })).toBe(false);
  expect((await readRecipe('basil-rice'))?.recipe.title).toBe('Newer');
});

test('what was stored while the clock was set ahead takes the next answer all the same', async () => {
  const ahead = { fetchedAt: Date.now() + 86_400_000, etag: null };
  const now = { fetchedAt: Date.now(), etag: '"b"' };
  const better = { ...basil, title: 'Newer' };
  await saveList('/api/recipes', [basil], null, ahead);
  expect(await saveList('/api/recipes', [better, ramen], null, now)).toBe(true);
  expect(await readListFetched('/api/recipes')).toEqual(expect.objectContaining(now));
  expect((await readRecipe('basil-rice'))?.recipe).toEqual(better);
});

test('a list keeps the validator of a single recipe only while its text is the same', async () => {
  await saveRecipe(basil, { fetchedAt: 1, etag: '"a"' });
  await saveRecipes([basil], 2);
  expect((await readRecipe('basil-rice'))?.etag).toBe('"a"');
  await saveRecipes([{ ...basil, title: 'New' }], 3);
  expect((await readRecipe('basil-rice'))?.etag).toBeNull();
});

test('a confirmed copy only moves its time', async () => {
  await saveRecipe(basil, { fetchedAt: 1, etag: '"a"' });
  await saveRecipeChecked('basil-rice', 8);
  expect(await readRecipe('basil-rice')).toMatchObject({
    recipe: basil,
    fetchedAt: 8,
    etag: '"a"',
  });
});

test('all recipes come in the order of the collection, those without a place last', async () => {
  await saveRecipes(all, 1);
  expect(await readIds()).toEqual(['ramen', 'basil-rice', 'gumbo']);
});

test('what is read into memory follows every change, also one made while it is read', async () => {
  await saveRecipes([basil], 1);
  expect(await readIds()).toEqual(['basil-rice']);
  await Promise.all([readRecipes(), saveRecipes([ramen], 2), readRecipes()]);
  expect(await readIds()).toEqual(['ramen', 'basil-rice']);
  await saveList('/api/recipes', all, null, { fetchedAt: 3, etag: null });
  expect(await readIds()).toHaveLength(3);
  await removeRecipe('ramen', 4);
  expect(await readIds()).toEqual(['basil-rice', 'gumbo']);
});

test.each([
  ['Thai', ['basil-rice']],
  ['JAPANESE', ['ramen']],
  ['new-england', ['gumbo']],
  ['asian', ['ramen', 'basil-rice']],
  ['Nordic', []],
])(
  'the recipes of %s are found by id or name, a family with all its cuisines',
  async (cuisine, ids) => {
    await saveRecipes(all, 1);
    expect((await readRecipesOfCuisine(cuisine)).map(({ _id }) => _id)).toEqual(ids);
  },
);

test('a recipe that is gone online goes from the device too', async () => {
  await saveRecipe(basil, { fetchedAt: 1, etag: null });
  expect(await removeRecipe('basil-rice', 2)).toBe(false);
  expect(await readRecipe('basil-rice')).toBeUndefined();
});

test('a recipe being cooked stays though it is gone online, until the session is over', async () => {
  await saveRecipe(basil, { fetchedAt: 1, etag: null });
  const { id } = await startSession(basil, 1);
  expect(await removeRecipe('basil-rice', 2)).toBe(true);
  expect((await readRecipe('basil-rice'))?.goneAt).toBe(2);
  await closeSession(id, 3);
  expect(await removeRecipe('basil-rice', 4)).toBe(false);
});

test('a pinned recipe stays though it is gone online', async () => {
  await saveRecipe(basil, { fetchedAt: 1, etag: null });
  await pinRecipes('anna', 'saved', ['basil-rice']);
  expect(await removeRecipe('basil-rice', 2)).toBe(true);
  await pinRecipes('anna', 'saved', []);
  expect(await removeRecipe('basil-rice', 3)).toBe(false);
});

test('a broken record counts as absent', async () => {
  await saveRecipes(all, 1);
  await onDevice((device) => device.recipes.update('ramen', { 'recipe.ingredients': 'none' }), 0);
  expect(await readRecipe('ramen')).toBeUndefined();
  expect(await readRecipes()).toHaveLength(2);
});

test('a list keeps its own order and page, and its recipes lie once', async () => {
  const pagination = { page: 1, limit: 2, total: 3, hasMore: true };
  await saveList('/api/recipes?page=1', [basil, ramen], pagination, { fetchedAt: 1, etag: '"l"' });
  await saveRecipe({ ...ramen, title: 'Better' }, { fetchedAt: 2, etag: null });
  expect(await readList('/api/recipes?page=1')).toEqual({
    recipes: [basil, { ...ramen, title: 'Better' }],
    pagination,
  });
});

test('a list with a recipe missing is not the list any more', async () => {
  await saveList('/api/recipes', all, null, { fetchedAt: 1, etag: '"l"' });
  await removeRecipe('ramen', 2);
  expect(await readList('/api/recipes')).toBeUndefined();
  expect(await readListFetched('/api/recipes')).toMatchObject({ fetchedAt: 1, etag: '"l"' });
});

test('saving a list says whether anything in it changed', async () => {
  const save = (recipes: typeof all, fetchedAt: number) =>
    saveList('/api/recipes', recipes, null, { fetchedAt, etag: null });
  expect(await save(all, 1)).toBe(true);
  expect(await save(all, 2)).toBe(false);
  expect(await save([ramen, basil, gumbo], 3)).toBe(true);
  expect(await save([{ ...ramen, title: 'New' }, basil, gumbo], 4)).toBe(true);
  expect(await save(all, 1)).toBe(false);
});

test('the names of the cuisines are kept', async () => {
  expect(await readCuisines()).toBeUndefined();
  expect(await saveCuisines(['Thai'], { fetchedAt: 1, etag: '"c"' })).toBe(true);
  expect(await saveCuisines(['Thai'], { fetchedAt: 2, etag: '"c"' })).toBe(false);
  expect(await readCuisines()).toMatchObject({ names: ['Thai'], fetchedAt: 2, etag: '"c"' });
});
