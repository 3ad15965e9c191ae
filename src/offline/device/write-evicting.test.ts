import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEVICE_CHANNEL } from '#contract/device/stored-copy.ts';
import { readSession, saveStep, startSession } from '../recipes/cooking-session.ts';
import { readPicture, savePicture } from '../recipes/picture-store.ts';
import { pinRecipes } from '../recipes/pins.ts';
import { readRecipe, saveRecipe } from '../recipes/recipe-store.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { fillDisk, mendDisk } from '../testing/full-disk.ts';
import { toSampleRecipe } from '../testing/sample-recipes.ts';
import { readIsFull } from './write-evicting.ts';

beforeEach(useFreshDevice);
afterEach(() => {
  mendDisk();
  vi.unstubAllGlobals();
});

const fetched = { fetchedAt: 1, etag: null };
const toPath = (dish: string) => `/media/dishes/${dish}.ab12.640.avif`;
const picture = { type: 'image/avif', body: new ArrayBuffer(9) };
const keep = (dish: string, now?: number) => savePicture(toPath(dish), picture, now);

test('evicts unpinned pictures from a full device and tries the write again', async () => {
  await pinRecipes('anna', 'saved', ['gumbo']);
  await keep('gumbo');
  await keep('ramen');
  await saveRecipe(toSampleRecipe('ramen'), fetched);
  fillDisk({ untilRemoved: true });
  expect(await saveRecipe(toSampleRecipe('basil-rice'), fetched)).toBe(true);
  expect(await readPicture(toPath('ramen'))).toBeUndefined();
  expect(await readPicture(toPath('gumbo'))).toEqual(picture);
  expect(await readRecipe('ramen')).toBeDefined();
  expect(await readIsFull()).toBe(false);
});

test('evicts unpinned recipes if no picture can be evicted', async () => {
  await pinRecipes('anna', 'favorite', ['gumbo']);
  await saveRecipe(toSampleRecipe('gumbo'), fetched);
  await saveRecipe(toSampleRecipe('ramen'), fetched);
  fillDisk({ untilRemoved: true });
  expect(await saveRecipe(toSampleRecipe('basil-rice'), fetched)).toBe(true);
  expect(await readRecipe('ramen')).toBeUndefined();
  expect(await readRecipe('gumbo')).toBeDefined();
});

test('never evicts a recipe for a picture', async () => {
  await saveRecipe(toSampleRecipe('ramen'), fetched);
  fillDisk({ untilRemoved: true });
  expect(await keep('basil-rice')).toBe(false);
  expect(await readRecipe('ramen')).toBeDefined();
});

test('reserves space for texts and the cook’s writes', async () => {
  await keep('gumbo');
  const estimate = { quota: 8000, usage: 6001 };
  vi.stubGlobal('navigator', { storage: { estimate: async () => estimate } });
  expect(await keep('ramen')).toBe(false);
  expect(await saveRecipe(toSampleRecipe('ramen'), fetched)).toBe(true);
  estimate.usage = 5999;
  expect(await keep('ramen')).toBe(true);
});

test('evicts pictures to store a cooking step', async () => {
  await keep('gumbo');
  await keep('ramen');
  fillDisk({ untilRemoved: true, sparesCooking: false });
  const session = await startSession(toSampleRecipe('ramen'));
  expect(await saveStep(session.id, 2)).toBe(true);
  expect(await readPicture(toPath('gumbo'))).toBeUndefined();
  expect(await readSession('ramen')).toMatchObject({ step: 2 });
});

test('drops a write without space silently and notifies the pages', async () => {
  const channel = new BroadcastChannel(DEVICE_CHANNEL);
  const notified = new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  fillDisk();
  expect(await saveRecipe(toSampleRecipe('gumbo'), fetched)).toBe(false);
  expect(await notified).toEqual({ kind: 'device-full' });
  channel.close();
});

test('remembers that the device was full until a write succeeds', async () => {
  const MINUTE = 60_000;
  fillDisk({ refusals: 2 });
  expect(await keep('gumbo', 5 * MINUTE)).toBe(false);
  expect(await readIsFull()).toBe(true);
  await keep('gumbo', 9 * MINUTE);
  await keep('gumbo', 12 * MINUTE);
  expect(await readIsFull()).toBe(false);
});
