import { beforeEach, expect, test } from 'vitest';
import { onDevice } from '#offline/device/device.ts';
import { saveList } from '#offline/recipes/list-store.ts';
import { savePicture } from '#offline/recipes/picture-store.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { fillDisk, mendDisk } from '#offline/testing/full-disk.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { MemoryCaches } from '../testing/memory-caches.ts';
import { fetchSmallPictures } from './small-pictures.ts';

const toPath = (dish: string, width: number) => `/media/dishes/${dish}.ab12.${width}.avif`;
const toImage = (dish: string) => `/media/dishes/${dish}.ab12.640.webp`;
const image = new Response('x', { headers: { 'content-type': 'image/avif' } });

let caches: MemoryCaches;
let asked: string[];
let answer: (path: string) => Response;

const run = (isReplaced = () => false) =>
  fetchSmallPictures(
    {
      caches,
      fetch: async (path) => {
        asked.push(path);
        return answer(path);
      },
    },
    isReplaced,
  );

const listKept = () => onDevice(({ pictures }) => pictures.toCollection().primaryKeys(), []);

beforeEach(async () => {
  useFreshDevice();
  caches = new MemoryCaches();
  asked = [];
  answer = () => image.clone();
  const recipes = ['gumbo', 'ramen', 'tagine'].map((id) =>
    toSampleRecipe(id, { image_url: toImage(id) }),
  );
  await saveList('/api/recipes', recipes, null, { etag: null, fetchedAt: 1 });
});

test('fetches the narrowest picture of every dish once', async () => {
  await run();
  const all = ['gumbo', 'ramen', 'tagine'].map((dish) => toPath(dish, 320));
  expect(await listKept()).toEqual(all);
  await run();
  expect(asked).toEqual(all);
});

test('skips a dish with a stored or precached picture', async () => {
  await savePicture(toPath('ramen', 1280), { type: 'image/avif', body: new ArrayBuffer(9) });
  await (await caches.open('app')).put(toPath('tagine', 640), image.clone());
  await run();
  expect(asked).toEqual([toPath('gumbo', 320)]);
});

test('stops when a newer worker waits', async () => {
  await run(() => asked.length === 1);
  expect(asked).toEqual([toPath('gumbo', 320)]);
});

test('skips a picture that the server lacks', async () => {
  answer = (path) => (path.includes('gumbo') ? new Response('', { status: 404 }) : image.clone());
  await run();
  expect(await listKept()).toEqual([toPath('ramen', 320), toPath('tagine', 320)]);
});

test('stops when the network fails, and continues at the next start', async () => {
  answer = (path) => {
    if (path.includes('ramen')) throw new TypeError('Failed to fetch');
    return image.clone();
  };
  await run();
  expect(asked).toHaveLength(2);
  answer = () => image.clone();
  await run();
  expect(await listKept()).toHaveLength(3);
});

test('evicts nothing on a full device', async () => {
  await savePicture(toPath('tagine', 640), { type: 'image/avif', body: new ArrayBuffer(9) });
  fillDisk({ untilRemoved: true });
  await run();
  mendDisk();
  expect(asked).toHaveLength(1);
  expect(await listKept()).toEqual([toPath('tagine', 640)]);
});
