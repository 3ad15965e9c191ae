import { beforeEach, describe, expect, test } from 'vitest';
import { answerPicture } from './pictures.ts';
import { MemoryCaches } from './testing/memory-caches.ts';

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
  caches = new MemoryCaches();
  asked = [];
  now = 0;
  isOnline = true;
  isSlow = false;
  arrival = Promise.resolve();
  toResponse = (address) => new Response(address, { headers: { 'content-type': 'image/avif' } });
});

const toPath = (dish: number) => `/media/dishes/dish-${dish}.ab12.640.avif`;

async function answer(path: string, accept = 'image/avif,image/webp,*/*'): Promise<Response> {
  const { response, settle } = await ask(path, accept);
  await settle();
  return response;
}

/** What a page is given, before the work that outlives it. */
async function ask(path: string, accept = 'image/avif,image/webp,*/*') {
  const kept: Promise<unknown>[] = [];
  const request = new Request(`http://simmer.test${path}`, { headers: { accept } });
  const response = await answerPicture(request, {
    caches,
    now: () => now,
    wait: () => (isSlow ? Promise.resolve() : new Promise(() => undefined)),
    keep: (work) => void kept.push(work),
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
  expect(await caches.list('dishes')).toEqual([]);
  toResponse = toPicture;
  await answer(AVIF_1280);
  toResponse = toAnswer;
  expect(await (await answer(AVIF_640)).text()).toBe(AVIF_1280);
  expect(await caches.list('dishes')).toEqual([AVIF_1280]);
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

test('of more than 200 pictures those used least lately are dropped', async () => {
  for (let dish = 0; dish < 200; dish += 1) {
    now = dish;
    await answer(toPath(dish));
  }
  expect(await caches.list('dishes')).toHaveLength(200);
  now = 2 * HOUR;
  await answer(toPath(0));
  await answer(toPath(200));
  const kept = await caches.list('dishes');
  expect(kept.length).toBeLessThanOrEqual(200);
  expect(kept).toContain(toPath(0));
  expect(kept).toContain(toPath(200));
  expect(kept).not.toContain(toPath(1));
});
