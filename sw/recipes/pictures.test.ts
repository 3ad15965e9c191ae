import { beforeEach, describe, expect, test } from 'vitest';
import { SOURCE_HEADER } from '../../contract/device/stored-copy.ts';
import { onDevice } from '../../src/offline/device/device.ts';
import { useFreshDevice, useNoDevice } from '../../src/offline/testing/fresh-device.ts';
import { MemoryCaches } from '../testing/memory-caches.ts';
import { answerPicture } from './pictures.ts';

const HOUR = 60 * 60 * 1000;
const AVIF_640 = '/media/dishes/ramen.ab12.640.avif';
const AVIF_1280 = '/media/dishes/ramen.ab12.1280.avif';
const WEBP = '/media/dishes/ramen.ab12.640.webp';

let caches: MemoryCaches;
let asked: string[];
let now: number;
let isOnline: boolean;
/** Ends the 0.8 s at once, or never. */
let isSlow: boolean;
let arrival: Promise<unknown>;
let toResponse: (address: string) => Response;

beforeEach(() => {
  useFreshDevice();
  caches = new MemoryCaches();
  asked = [];
  now = 0;
  isOnline = true;
  isSlow = false;
  arrival = Promise.resolve();
  toResponse = (address) => new Response(address, { headers: { 'content-type': 'image/avif' } });
});

/** The paths of the pictures on the device. */
const listKept = () =>
  onDevice(async ({ pictures, pictureBytes }) => {
    const paths = await pictures.toCollection().primaryKeys();
    expect(await pictureBytes.toCollection().primaryKeys()).toEqual(paths);
    return paths;
  }, []);

async function answer(
  path: string,
  accept = 'image/avif,image/webp,*/*',
  more: Record<string, string> = {},
): Promise<Response> {
  const { response, settle } = await ask(path, accept, more);
  await settle();
  return response;
}

/** What a page is given, before the work that outlives it. */
async function ask(path: string, accept = 'image/avif,image/webp,*/*', more = {}) {
  const kept: Promise<unknown>[] = [];
  const request = new Request(`http://simmer.test${path}`, { headers: { accept, ...more } });
  const response = await answerPicture(request, {
    caches,
    clock: {
      now: () => now,
      wait: () => (isSlow ? Promise.resolve() : new Promise(() => undefined)),
    },
    keepAlive: (work) => void kept.push(work),
    fetch: async (address) => {
      asked.push(address);
      await arrival;
      if (!isOnline) throw new TypeError('Failed to fetch');
      return toResponse(address);
    },
  });
  const settle = async () => {
    while (kept.length > 0) await Promise.all(kept.splice(0));
  };
  return { response, settle };
}

test('a picture seen once comes from the device ever after', async () => {
  expect(await (await answer(AVIF_640)).text()).toBe(AVIF_640);
  isOnline = false;
  expect(await (await answer(AVIF_640)).text()).toBe(AVIF_640);
  expect(asked).toEqual([AVIF_640]);
});

test.each([
  ['a missing picture', () => new Response('no', { status: 404 })],
  [
    'a page in its place',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'an opaque answer',
    () => {
      const response = new Response('x', { headers: { 'content-type': 'image/avif' } });
      return Object.defineProperty(response, 'type', { value: 'opaque' });
    },
  ],
])('%s is passed on and never stored; another width stands in for it', async (_what, toAnswer) => {
  const toPicture = toResponse;
  toResponse = toAnswer;
  await answer(AVIF_640);
  expect(await listKept()).toEqual([]);
  toResponse = toPicture;
  await answer(AVIF_1280);
  toResponse = toAnswer;
  expect(await (await answer(AVIF_640)).text()).toBe(AVIF_1280);
  expect(await listKept()).toEqual([AVIF_1280]);
});

describe('after 0.8 s', () => {
  let arrive: (value?: unknown) => void;

  beforeEach(async () => {
    await answer(AVIF_640);
    isSlow = true;
    arrival = new Promise((resolve) => {
      arrive = resolve;
    });
  });

  test('another width stands in, and the late picture is kept', async () => {
    const { response, settle } = await ask(AVIF_1280);
    expect(await response.text()).toBe(AVIF_640);
    arrive();
    await settle();
    expect(await (await answer(AVIF_1280)).text()).toBe(AVIF_1280);
    expect(asked).toEqual([AVIF_640, AVIF_1280]);
  });

  test('the network is waited for where no other width is here', async () => {
    const asking = ask('/media/dishes/gumbo.ab12.640.avif');
    arrive();
    expect((await (await asking).response.text()).length).toBeGreaterThan(0);
  });
});

test('with no network another width of the same dish stands in', async () => {
  await answer(AVIF_640);
  isOnline = false;
  expect(await (await answer(AVIF_1280)).text()).toBe(AVIF_640);
});

test('the widest one stands in', async () => {
  await answer(AVIF_640);
  await answer(AVIF_1280);
  isOnline = false;
  expect(await (await answer('/media/dishes/ramen.ab12.320.avif')).text()).toBe(AVIF_1280);
});

test('an engine that does not take AVIF is not given one', async () => {
  await answer(AVIF_640);
  isOnline = false;
  expect((await answer(WEBP, 'image/webp,*/*')).status).toBe(504);
  expect((await answer(WEBP)).status).toBe(200);
});

test('with no network a picture that came with the app stands in too', async () => {
  const app = await caches.open('app');
  await app.put(AVIF_640, toResponse(AVIF_640));
  isOnline = false;
  expect(await (await answer(AVIF_1280)).text()).toBe(AVIF_640);
});

test('a picture of another dish never stands in', async () => {
  await answer('/media/dishes/ramen-shoyu.ab12.640.avif');
  isOnline = false;
  expect((await answer(AVIF_640)).status).toBe(504);
});

test('a use is noted, though not at every look', async () => {
  await answer(AVIF_640);
  const readUsedAt = () =>
    onDevice(
      async ({ pictures }) => Reflect.get(Object(await pictures.get(AVIF_640)), 'usedAt'),
      0,
    );
  now = HOUR - 1;
  await answer(AVIF_640);
  expect(await readUsedAt()).toBe(0);
  now = HOUR;
  await answer(AVIF_640);
  expect(await readUsedAt()).toBe(HOUR);
});

test('a page that means to keep this very file is given no other', async () => {
  await answer(AVIF_640);
  isOnline = false;
  const toKeep = { [SOURCE_HEADER]: 'network' };
  expect((await answer(AVIF_1280, '*/*', toKeep)).status).toBe(504);
  isOnline = true;
  expect(await (await answer(AVIF_1280, '*/*', toKeep)).text()).toBe(AVIF_1280);
});

test('a device that stores nothing shows what the network gives', async () => {
  useNoDevice();
  expect(await (await answer(AVIF_640)).text()).toBe(AVIF_640);
  isOnline = false;
  expect((await answer(AVIF_640)).status).toBe(504);
});
