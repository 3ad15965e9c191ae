import { beforeEach, expect, test } from 'vitest';
import { toPicturePaths } from '#contract/recipe/picture.ts';
import { onDevice } from '../device/device.ts';
import { readStorageUsage, removeUnpinned } from '../device/storage-usage.ts';
import { useFreshDevice, useNoDevice } from '../testing/fresh-device.ts';
import { toSampleRecipe } from '../testing/sample-recipes.ts';
import { isDownloaded, readDownloaded, readMissing } from './downloads.ts';
import { saveList } from './list-store.ts';
import { savePicture } from './picture-store.ts';
import { pinRecipes } from './pins.ts';
import { saveOpened, saveRecipe } from './recipe-store.ts';

const ramen = toSampleRecipe('ramen', { image_url: '/media/dishes/ramen.ab12.640.webp' });
const gumbo = toSampleRecipe('gumbo');
const fetched = { fetchedAt: 1, etag: null };
const picture = { type: 'image/avif', body: new ArrayBuffer(10) };

beforeEach(useFreshDevice);

async function keepWhole(): Promise<void> {
  await saveRecipe(ramen, fetched);
  for (const path of toPicturePaths(ramen.image_url)) await savePicture(path, picture);
}

test('reports a recipe as downloaded only if its text and every picture width are stored', async () => {
  const paths = toPicturePaths(ramen.image_url);
  expect(paths).toHaveLength(4);
  await saveRecipe(ramen, fetched);
  for (const path of paths) {
    expect(await isDownloaded('ramen')).toBe(false);
    await savePicture(path, picture);
  }
  expect(await isDownloaded('ramen')).toBe(true);
  await onDevice((device) => device.pictureBytes.delete(paths[1] ?? ''), undefined);
  expect(await isDownloaded('ramen')).toBe(false);
});

test('reports a recipe without a picture as downloaded once its text is stored', async () => {
  await saveRecipe(gumbo, fetched);
  expect([...(await readDownloaded(['gumbo', 'unknown']))]).toEqual(['gumbo']);
});

test('lists pinned recipes that are not completely stored', async () => {
  await keepWhole();
  await pinRecipes('anna', 'saved', ['ramen', 'gumbo']);
  await pinRecipes('ben', 'favorite', ['gumbo']);
  await saveOpened('shakshuka', 1);
  expect(await readMissing()).toEqual(['gumbo']);
});

test('counts stored data', async () => {
  await keepWhole();
  await saveList('/api/recipes', [ramen, gumbo], null, { fetchedAt: 7, etag: null });
  await pinRecipes('anna', 'saved', ['ramen']);
  expect(await readStorageUsage()).toEqual({
    recipes: {
      count: 2,
      bytes: JSON.stringify(ramen).length + JSON.stringify(gumbo).length,
    },
    pictures: { count: 4, bytes: 40 },
    cooking: 0,
    pinned: 1,
    collectionAt: 7,
    isFull: false,
  });
});

test('keeps pinned data when storage is cleared', async () => {
  await keepWhole();
  await saveList('/api/recipes', [ramen, gumbo], null, fetched);
  await savePicture('/media/dishes/gumbo.ab12.640.avif', picture);
  await pinRecipes('anna', 'saved', ['ramen']);
  await saveOpened('gumbo', Date.now());
  await removeUnpinned('pictures');
  expect(await readStorageUsage()).toMatchObject({ recipes: { count: 2 }, pictures: { count: 4 } });
  await removeUnpinned('all');
  expect(await readStorageUsage()).toMatchObject({
    recipes: { count: 1 },
    pictures: { count: 4 },
    collectionAt: undefined,
  });
  expect(await isDownloaded('ramen')).toBe(true);
});

test('reports a device that cannot be read', async () => {
  useNoDevice();
  expect(await readStorageUsage()).toBeUndefined();
  expect(await removeUnpinned('all')).toBe(false);
});
