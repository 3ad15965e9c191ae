import { beforeEach, expect, test } from 'vitest';
import { OPENED_STAYS_MS } from '#contract/platform/limits.ts';
import { onDevice } from '../device/device.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { toSampleRecipe } from '../testing/sample-recipes.ts';
import { evict } from './eviction.ts';
import { savePicture } from './picture-store.ts';
import { pinRecipes } from './pins.ts';
import { saveOpened, saveRecipe } from './recipe-store.ts';

beforeEach(useFreshDevice);

const NOTHING = { recipes: { count: 0, bytes: 0 }, pictures: { bytes: 0 } };
const ROOMY = { count: 99, bytes: 1e9 };

const toPath = (dish: string, width: number) => `/media/dishes/${dish}.ab12.${width}.avif`;
const see = (dish: string, now: number) =>
  saveRecipe(toSampleRecipe(dish), { fetchedAt: now, etag: null });
const look = (dish: string, width: number, now: number) =>
  savePicture(toPath(dish, width), { type: 'image/avif', body: new ArrayBuffer(100) }, now);
const runEvict = (budget: typeof NOTHING, now: number) =>
  onDevice((device) => evict(device, budget, now), -1);

/** Lists all stored texts (as dish id) and pictures (as path). */
const listHere = () =>
  onDevice(
    async ({ recipes, pictures, pictureBytes }) => {
      const paths = await pictures.toCollection().primaryKeys();
      expect(await pictureBytes.toCollection().primaryKeys()).toEqual(paths);
      return [...(await recipes.toCollection().primaryKeys()), ...paths];
    },
    ['unreadable'],
  );

test('evicts the least recently seen recipes until the rest is within the budget', async () => {
  await see('gumbo', 1);
  await see('ramen', 2);
  await see('basil-rice', 3);
  await onDevice((device) => device.recipes.update('gumbo', { seenAt: 9 }), 0);
  await runEvict({ recipes: { count: 2, bytes: 1e9 }, pictures: ROOMY }, 10);
  expect(await listHere()).toEqual(['basil-rice', 'gumbo']);
  const bytes = JSON.stringify(toSampleRecipe('gumbo')).length;
  await runEvict({ recipes: { count: 2, bytes: bytes + 1 }, pictures: ROOMY }, 10);
  expect(await listHere()).toEqual(['gumbo']);
});

test('evicts the least recently used pictures, and all pictures of an evicted dish', async () => {
  await see('gumbo', 1);
  await look('gumbo', 320, 2);
  await look('ramen', 320, 3);
  await look('ramen', 640, 1);
  await runEvict({ recipes: ROOMY, pictures: { bytes: 250 } }, 4);
  expect(await listHere()).toEqual(['gumbo', toPath('gumbo', 320), toPath('ramen', 320)]);
  await runEvict({ recipes: NOTHING.recipes, pictures: { bytes: 250 } }, 4);
  expect(await listHere()).toEqual([toPath('ramen', 320)]);
});

test('keeps everything within the budget', async () => {
  await see('gumbo', 1);
  await look('gumbo', 320, 1);
  expect(await runEvict({ recipes: { count: 1, bytes: 1e9 }, pictures: { bytes: 100 } }, 2)).toBe(
    0,
  );
  expect(await listHere()).toHaveLength(2);
});

test('keeps a recipe with its pictures for a day after it was opened', async () => {
  await see('gumbo', 1);
  await look('gumbo', 640, 1);
  await saveOpened('gumbo', 10);
  await runEvict(NOTHING, 10 + OPENED_STAYS_MS - 1);
  expect(await listHere()).toHaveLength(2);
  await runEvict(NOTHING, 10 + OPENED_STAYS_MS);
  expect(await listHere()).toEqual([]);
});

test('keeps a recipe while any user pins it', async () => {
  await see('gumbo', 1);
  await pinRecipes('anna', 'saved', ['gumbo']);
  await pinRecipes('ben', 'favorite', ['gumbo', 'ramen']);
  await pinRecipes('anna', 'saved', []);
  await runEvict(NOTHING, 2);
  expect(await listHere()).toEqual(['gumbo']);
  await pinRecipes('ben', 'favorite', ['ramen']);
  await runEvict(NOTHING, 2);
  expect(await listHere()).toEqual([]);
});
