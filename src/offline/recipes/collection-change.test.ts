import { beforeEach, expect, test } from 'vitest';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { toSampleRecipe } from '../testing/sample-recipes.ts';
import { finishSession, startSession } from './cooking-session.ts';
import { saveList, saveListChecked } from './list-store.ts';
import { pinRecipes } from './pins.ts';
import { readRecipe, readRecipes, saveRecipe, saveRecipes } from './recipe-store.ts';

const basil = toSampleRecipe('basil-rice', { order: 1 });
const ramen = toSampleRecipe('ramen', { order: 2 });
const gumbo = toSampleRecipe('gumbo', { order: 3 });
const all = [basil, ramen, gumbo];

const readIds = async () => (await readRecipes()).map(({ _id }) => _id);
const saveCollection = (recipes: typeof all, fetchedAt: number) =>
  saveList('/api/recipes', recipes, null, { fetchedAt, etag: null });

beforeEach(async () => {
  useFreshDevice();
  await saveCollection(all, 1);
  // Fill the memory cache, so that the tests cover it too.
  await readRecipes();
});

test('removes a dish that left the collection', async () => {
  expect(await saveCollection([basil], 2)).toBe(true);
  expect(await readIds()).toEqual(['basil-rice']);
});

test('keeps pinned dishes and those being cooked, and marks them as gone', async () => {
  await pinRecipes('anna', 'favorite', ['ramen']);
  const { id } = await startSession(gumbo, 1);
  await saveCollection([basil], 2);
  expect((await readRecipe('ramen'))?.goneAt).toBe(2);
  expect((await readRecipe('gumbo'))?.goneAt).toBe(2);
  await finishSession(id, 3);
  await saveCollection([basil], 4);
  expect(await readIds()).toEqual(['basil-rice', 'ramen']);
});

test('removes a dish of a slow response when the collection is confirmed', async () => {
  await saveCollection([basil], 2);
  await saveRecipes([ramen], 2);
  await saveListChecked('/api/recipes', 3);
  expect(await readIds()).toEqual(['basil-rice']);
});

test('keeps a dish that was fetched after the collection', async () => {
  await saveRecipe(ramen, { fetchedAt: 3, etag: null });
  await saveCollection([basil], 2);
  expect(await readIds()).toEqual(['basil-rice', 'ramen']);
});

test('removes nothing for a part of the collection or an empty one', async () => {
  const pagination = { page: 1, limit: 1, total: 1, hasMore: false };
  const fetched = { fetchedAt: 2, etag: null };
  await saveList('/api/recipes?limit=1', [basil], pagination, fetched);
  await saveList('/api/recipes/cuisine/thai', [basil], null, fetched);
  await saveCollection([], 3);
  expect(await readIds()).toHaveLength(3);
});
