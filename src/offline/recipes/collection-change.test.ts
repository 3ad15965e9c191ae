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
  // What was read into memory must follow too.
  await readRecipes();
});

test('a dish that left the collection leaves the device', async () => {
  expect(await saveCollection([basil], 2)).toBe(true);
  expect(await readIds()).toEqual(['basil-rice']);
});

test('a pinned dish and one being cooked stay, marked as gone', async () => {
  await pinRecipes('anna', 'favorite', ['ramen']);
  const { id } = await startSession(gumbo, 1);
  await saveCollection([basil], 2);
  expect((await readRecipe('ramen'))?.goneAt).toBe(2);
  expect((await readRecipe('gumbo'))?.goneAt).toBe(2);
  await finishSession(id, 3);
  await saveCollection([basil], 4);
  expect(await readIds()).toEqual(['basil-rice', 'ramen']);
});

test('a dish that came back through a slow answer leaves when the collection is confirmed', async () => {
  await saveCollection([basil], 2);
  await saveRecipes([ramen], 2);
  await saveListChecked('/api/recipes', 3);
  expect(await readIds()).toEqual(['basil-rice']);
});

test('a dish fetched after the collection stays', async () => {
  await saveRecipe(ramen, { fetchedAt: 3, etag: null });
  await saveCollection([basil], 2);
  expect(await readIds()).toEqual(['basil-rice', 'ramen']);
});

test('a part of the collection removes nothing, nor does an empty one', async () => {
  const pagination = { page: 1, limit: 1, total: 1, hasMore: false };
  const fetched = { fetchedAt: 2, etag: null };
  await saveList('/api/recipes?limit=1', [basil], pagination, fetched);
  await saveList('/api/recipes/cuisine/thai', [basil], null, fetched);
  await saveCollection([], 3);
  expect(await readIds()).toHaveLength(3);
});
