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

test('[T-device-6] a recipe is stored exactly as it was received', async () => {
  const exact = { ...basil, fun_facts: ['  two spaces '], added: 'by a later server' };
  await saveRecipe(exact, { fetchedAt: 5, etag: '"a"' });
  expect(await readRecipe('basil-rice')).toMatchObject({
    recipe: exact,
    fetchedAt: 5,
    etag: '"a"',
  });
});

test('reports if saving changed the text', async () => {
  expect(await saveRecipe(basil, { fetchedAt: 1, etag: null })).toBe(true);
  expect(await saveRecipe(basil, { fetchedAt: 2, etag: null })).toBe(false);
  expect(await saveRecipe({ ...basil, title: 'New' }, { fetchedAt: 3, etag: null })).toBe(true);
});

test('does not replace a newer recipe with a slow, older response', async () => {
  await saveRecipe({ ...basil, title: 'Newer' }, { fetchedAt: 9, etag: null });
  expect(await saveRecipe(basil, { fetchedAt: 3, etag: null })).toBe(false);
  expect((await readRecipe('basil-rice'))?.recipe.title).toBe('Newer');
});

test('accepts a response after the clock had been set ahead', async () => {
  const ahead = { fetchedAt: Date.now() + 86_400_000, etag: null };
  const now = { fetchedAt: Date.now(), etag: '"b"' };
  const better = { ...basil, title: 'Newer' };
  await saveList('/api/recipes', [basil], null, ahead);
  expect(await saveList('/api/recipes', [better, ramen], null, now)).toBe(true);
  expect(await readListFetched('/api/recipes')).toEqual(expect.objectContaining(now));
  expect((await readRecipe('basil-rice'))?.recipe).toEqual(better);
});

test('keeps a single recipe’s validator from a list only while the text is unchanged', async () => {
  await saveRecipe(basil, { fetchedAt: 1, etag: '"a"' });
  await saveRecipes([basil], 2);
  expect((await readRecipe('basil-rice'))?.etag).toBe('"a"');
  await saveRecipes([{ ...basil, title: 'New' }], 3);
  expect((await readRecipe('basil-rice'))?.etag).toBeNull();
});

test('updates only the time of a confirmed copy', async () => {
  await saveRecipe(basil, { fetchedAt: 1, etag: '"a"' });
  await saveRecipeChecked('basil-rice', 8);
  expect(await readRecipe('basil-rice')).toMatchObject({
    recipe: basil,
    fetchedAt: 8,
    etag: '"a"',
  });
});

test('returns all recipes in the collection’s order, those without `order` last', async () => {
  await saveRecipes(all, 1);
  expect(await readIds()).toEqual(['ramen', 'basil-rice', 'gumbo']);
});

test('updates the memory cache after every change, also after one during a read', async () => {
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
  'finds the recipes of %s by id or name, a family with all its cuisines',
  async (cuisine, ids) => {
    await saveRecipes(all, 1);
    expect((await readRecipesOfCuisine(cuisine)).map(({ _id }) => _id)).toEqual(ids);
  },
);

test('removes a recipe that the server no longer has', async () => {
  await saveRecipe(basil, { fetchedAt: 1, etag: null });
  expect(await removeRecipe('basil-rice', 2)).toBe(false);
  expect(await readRecipe('basil-rice')).toBeUndefined();
});

test('keeps a recipe that the server no longer has until its cooking session is over', async () => {
  await saveRecipe(basil, { fetchedAt: 1, etag: null });
  const { id } = await startSession(basil, 1);
  expect(await removeRecipe('basil-rice', 2)).toBe(true);
  expect((await readRecipe('basil-rice'))?.goneAt).toBe(2);
  await closeSession(id, 3);
  expect(await removeRecipe('basil-rice', 4)).toBe(false);
});

test('keeps a pinned recipe that the server no longer has', async () => {
  await saveRecipe(basil, { fetchedAt: 1, etag: null });
  await pinRecipes('anna', 'saved', ['basil-rice']);
  expect(await removeRecipe('basil-rice', 2)).toBe(true);
  await pinRecipes('anna', 'saved', []);
  expect(await removeRecipe('basil-rice', 3)).toBe(false);
});

test('treats an invalid record as missing', async () => {
  await saveRecipes(all, 1);
  await onDevice((device) => device.recipes.update('ramen', { 'recipe.ingredients': 'none' }), 0);
  expect(await readRecipe('ramen')).toBeUndefined();
  expect(await readRecipes()).toHaveLength(2);
});

test('stores a list with its order and page, and each recipe once', async () => {
  const pagination = { page: 1, limit: 2, total: 3, hasMore: true };
  await saveList('/api/recipes?page=1', [basil, ramen], pagination, { fetchedAt: 1, etag: '"l"' });
  await saveRecipe({ ...ramen, title: 'Better' }, { fetchedAt: 2, etag: null });
  expect(await readList('/api/recipes?page=1')).toEqual({
    recipes: [basil, { ...ramen, title: 'Better' }],
    pagination,
  });
});

test('treats a list with a missing recipe as missing', async () => {
  await saveList('/api/recipes', all, null, { fetchedAt: 1, etag: '"l"' });
  await removeRecipe('ramen', 2);
  expect(await readList('/api/recipes')).toBeUndefined();
  expect(await readListFetched('/api/recipes')).toMatchObject({ fetchedAt: 1, etag: '"l"' });
});

test('reports if saving changed a list', async () => {
  const save = (recipes: typeof all, fetchedAt: number) =>
    saveList('/api/recipes', recipes, null, { fetchedAt, etag: null });
  expect(await save(all, 1)).toBe(true);
  expect(await save(all, 2)).toBe(false);
  expect(await save([ramen, basil, gumbo], 3)).toBe(true);
  expect(await save([{ ...ramen, title: 'New' }, basil, gumbo], 4)).toBe(true);
  expect(await save(all, 1)).toBe(false);
});

test('stores the names of the cuisines', async () => {
  expect(await readCuisines()).toBeUndefined();
  expect(await saveCuisines(['Thai'], { fetchedAt: 1, etag: '"c"' })).toBe(true);
  expect(await saveCuisines(['Thai'], { fetchedAt: 2, etag: '"c"' })).toBe(false);
  expect(await readCuisines()).toMatchObject({ names: ['Thai'], fetchedAt: 2, etag: '"c"' });
});
