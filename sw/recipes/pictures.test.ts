import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { SOURCE_HEADER } from '#contract/device/stored-copy.ts';
import { onDevice } from '#offline/device/device.ts';
import { useFreshDevice, useNoDevice } from '#offline/testing/fresh-device.ts';
import { MemoryCaches } from '../testing/memory-caches.ts';
import { answerPicture } from './pictures.ts';

const Used = v.object({ usedAt: v.number() });

const HOUR = 60 * 60 * 1000;
const AVIF_640 = '/media/dishes/ramen.ab12.640.avif';
const AVIF_1280 = '/media/dishes/ramen.ab12.1280.avif';
const WEBP = '/media/dishes/ramen.ab12.640.webp';

let caches: MemoryCaches;
let asked: string[];
let now: number;
let isOnline: boolean;
/** True ends the 0.8 s at once, false never. */
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

/** Returns the response to a page before its background work is done. */
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

test('serves a picture from the device after its first request', async () => {
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
])('returns %s but never stores it; another width replaces it', async (_what, toAnswer) => {
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

  test('returns another width and stores the late picture', async () => {
    const { response, settle } = await ask(AVIF_1280);
    expect(await response.text()).toBe(AVIF_640);
    arrive();
    await settle();
    expect(await (await answer(AVIF_1280)).text()).toBe(AVIF_1280);
    expect(asked).toEqual([AVIF_640, AVIF_1280]);
  });

  test('waits for the network if no other width is stored', async () => {
    const asking = ask('/media/dishes/gumbo.ab12.640.avif');
    arrive();
    expect((await (await asking).response.text()).length).toBeGreaterThan(0);
  });
});

test('returns another width of the same dish offline', async () => {
  await answer(AVIF_640);
  isOnline = false;
  expect(await (await answer(AVIF_1280)).text()).toBe(AVIF_640);
});

test('returns the widest one', async () => {
  await answer(AVIF_640);
  await answer(AVIF_1280);
  isOnline = false;
  expect(await (await answer('/media/dishes/ramen.ab12.320.avif')).text()).toBe(AVIF_1280);
});

test('returns no AVIF to an engine that does not accept it', async () => {
  await answer(AVIF_640);
  isOnline = false;
  expect((await answer(WEBP, 'image/webp,*/*')).status).toBe(504);
  expect((await answer(WEBP)).status).toBe(200);
});

test('returns a precached picture offline', async () => {
  const app = await caches.open('app');
  await app.put(AVIF_640, toResponse(AVIF_640));
  isOnline = false;
  expect(await (await answer(AVIF_1280)).text()).toBe(AVIF_640);
});

test('never returns a picture of another dish', async () => {
  await answer('/media/dishes/ramen-shoyu.ab12.640.avif');
  isOnline = false;
  expect((await answer(AVIF_640)).status).toBe(504);
});

test('records a use, but not on every request', async () => {
  await answer(AVIF_640);
  const readUsedAt = () =>
    onDevice(async ({ pictures }) => v.parse(Used, await pictures.get(AVIF_640)).usedAt, 0);
  now = HOUR - 1;
  await answer(AVIF_640);
  expect(await readUsedAt()).toBe(0);
  now = HOUR;
  await answer(AVIF_640);
  expect(await readUsedAt()).toBe(HOUR);
});

test('returns only the exact file to a page that stores it', async () => {
  await answer(AVIF_640);
  isOnline = false;
  const toKeep = { [SOURCE_HEADER]: 'network' };
  expect((await answer(AVIF_1280, '*/*', toKeep)).status).toBe(504);
  isOnline = true;
  expect(await (await answer(AVIF_1280, '*/*', toKeep)).text()).toBe(AVIF_1280);
});

test('returns the network’s picture if the device stores nothing', async () => {
  useNoDevice();
  expect(await (await answer(AVIF_640)).text()).toBe(AVIF_640);
  isOnline = false;
  expect((await answer(AVIF_640)).status).toBe(504);
});
