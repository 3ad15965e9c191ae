import { beforeEach, describe, expect, test } from 'vitest';
import {
  FETCHED_AT_HEADER,
  GONE_HEADER,
  NETWORK_HEADER,
  SOURCE_HEADER,
} from '#contract/device/stored-copy.ts';
import { startSession } from '#offline/recipes/cooking-session.ts';
import { pinRecipes } from '#offline/recipes/pins.ts';
import { readRecipe } from '#offline/recipes/recipe-store.ts';
import { useFreshDevice, useNoDevice } from '#offline/testing/fresh-device.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import {
  createSlowServer,
  serving,
  silent,
  unreachable,
  WorkerHarness,
} from '../testing/worker-harness.ts';

const PATH = '/api/recipes/basil-rice';
const basil = toSampleRecipe('basil-rice');
const better = { ...basil, title: 'Better basil rice' };
let harness: WorkerHarness;

beforeEach(() => {
  useFreshDevice();
  harness = new WorkerHarness();
});

/** Stores `basil` on the device a minute ago. */
async function haveCopy(): Promise<void> {
  harness.serve = serving(basil);
  await harness.answer(PATH);
  harness.requests = [];
  harness.now += 60_000;
}

const source = (response: Response) => response.headers.get(SOURCE_HEADER);
const isMissing = (response: Response) => response.headers.has(GONE_HEADER);
const readNetwork = (response: Response) => response.headers.get(NETWORK_HEADER);

describe('a recipe with no copy', () => {
  test('is fetched from the network, unchanged, and stored', async () => {
    harness.serve = serving(basil, '"a"');
    const response = await harness.answer(PATH);
    expect([response.status, source(response)]).toEqual([200, 'network']);
    expect(await response.text()).toBe(JSON.stringify(basil));
    expect(await readRecipe('basil-rice')).toMatchObject({ recipe: basil, etag: '"a"' });
  });

  test('is requested without a validator, bypasses the browser cache and rejects redirects', async () => {
    harness.serve = serving(basil);
    await harness.answer(PATH);
    expect(harness.requests[0]?.init).toMatchObject({ cache: 'no-store', redirect: 'error' });
    expect(harness.requests[0]?.request.headers.has('if-none-match')).toBe(false);
  });

  test('is a miss without a network', async () => {
    const response = await harness.answer(PATH);
    expect([response.status, source(response)]).toEqual([503, 'miss']);
    expect(await response.json()).toMatchObject({ code: 'offline_miss' });
  });

  test('is a miss even in an engine without Response.json', async () => {
    const json = Object.getOwnPropertyDescriptor(Response, 'json') ?? {};
    Reflect.deleteProperty(Response, 'json');
    try {
      const response = await harness.answer(PATH);
      expect(await response.json()).toMatchObject({ code: 'offline_miss' });
    } finally {
      Object.defineProperty(Response, 'json', json);
    }
  });

  test('is a miss after 15 s of silence', async () => {
    harness.serve = silent;
    const answer = harness.answer(PATH);
    await harness.pass(15_000);
    expect(source(await answer)).toBe('miss');
  });

  test.each([
    [
      'a page of a hotel',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'half an answer',
      () => new Response('{"_id":"bas', { headers: { 'content-type': 'application/json' } }),
    ],
  ])('treats %s as no network and stores nothing', async (_what, serve) => {
    harness.serve = serve;
    expect(source(await harness.answer(PATH))).toBe('miss');
    expect(await readRecipe('basil-rice')).toBeUndefined();
  });

  test.each([
    ['another recipe', toSampleRecipe('ramen')],
    ['an incomplete one', { ...basil, ingredients: [] }],
  ])('returns %s for the page to reject, and never stores it', async (_what, body) => {
    harness.serve = serving(body);
    expect(await (await harness.answer(PATH)).json()).toEqual(body);
    expect(await readRecipe('basil-rice')).toBeUndefined();
    expect(await readRecipe('ramen')).toBeUndefined();
  });

  test.each([400, 404, 422, 429, 500, 503])('returns a %d of the server', async (status) => {
    harness.serve = () => toOwnAnswer({ error: 'no' }, { status });
    expect((await harness.answer(PATH)).status).toBe(status);
  });
});

describe('a recipe with a copy', () => {
  beforeEach(haveCopy);

  test('is fetched from a network that responds in time', async () => {
    harness.serve = serving(better, '"2"');
    expect(await (await harness.answer(PATH)).json()).toEqual(better);
    expect((await readRecipe('basil-rice'))?.recipe).toEqual(better);
    expect(harness.announced).toEqual([]);
  });

  test('is served from the device with its age without a network', async () => {
    harness.serve = unreachable;
    const response = await harness.answer(PATH);
    expect(source(response)).toBe('idb');
    expect(response.headers.get(FETCHED_AT_HEADER)).toBe('1000000');
    expect(await response.json()).toEqual(basil);
  });

  test('is served from the device after 0.8 s; the late response is stored and announced', async () => {
    const slow = createSlowServer(serving(better, '"2"'));
    harness.serve = slow.serve;
    const asked = harness.ask(PATH);
    await harness.pass(800);
    expect(await (await asked).json()).toEqual(basil);
    expect(harness.announced).toEqual([]);
    slow.arrive();
    await harness.settle();
    expect((await readRecipe('basil-rice'))?.recipe).toEqual(better);
    expect(harness.announced).toEqual([
      { kind: 'recipe-updated', id: 'basil-rice', isChanged: true },
    ]);
  });

  test('reports if the network is slow or failed', async () => {
    harness.serve = silent;
    const asked = harness.ask(PATH);
    await harness.pass(800);
    expect(readNetwork(await asked)).toBe('slow');
    expect(readNetwork(await harness.ask(PATH))).toBe('slow');
    await harness.pass(15_000);
    await harness.pass(15_000);
    await harness.settle();
    harness.serve = unreachable;
    expect(readNetwork(await harness.answer(PATH))).toBe('failed');
    harness.circuit.close();
    expect(readNetwork(await harness.answer(PATH))).toBe('failed');
    harness.circuit.close();
    harness.serve = serving(basil);
    expect(readNetwork(await harness.answer(PATH))).toBeNull();
  });

  test('is requested with its validator, and a 304 only updates its time', async () => {
    const response = await harness.answer(PATH);
    expect(harness.requests[0]?.request.headers.get('if-none-match')).toBe('"1"');
    expect([response.status, source(response)]).toEqual([200, 'network']);
    expect(await response.json()).toEqual(basil);
    expect(await readRecipe('basil-rice')).toMatchObject({ recipe: basil, fetchedAt: harness.now });
  });

  test.each([429, 500, 502, 503])(
    'replaces the response of a server that fails with %d',
    async (status) => {
      harness.serve = () => toOwnAnswer({ error: 'no' }, { status });
      const response = await harness.answer(PATH);
      expect([response.status, source(response)]).toEqual([200, 'idb']);
    },
  );

  test('replaces a response with another recipe', async () => {
    harness.serve = serving(toSampleRecipe('ramen'));
    expect(await (await harness.answer(PATH)).json()).toEqual(basil);
  });

  test.each([404, 410])('is removed when the server responds with %d', async (status) => {
    harness.serve = () => toOwnAnswer({ error: 'gone' }, { status });
    expect((await harness.answer(PATH)).status).toBe(status);
    expect(await readRecipe('basil-rice')).toBeUndefined();
  });

  test('stays, marked as gone, while it is being cooked', async () => {
    await startSession(basil);
    harness.serve = () => toOwnAnswer({ error: 'gone' }, { status: 404 });
    const response = await harness.answer(PATH);
    expect([response.status, source(response)]).toEqual([200, 'idb']);
    expect((await readRecipe('basil-rice'))?.goneAt).toBe(harness.now);
  });

  test('stays while a user has saved it, marked as gone until the server has it again', async () => {
    await pinRecipes('anna', 'saved', ['basil-rice']);
    harness.serve = () => toOwnAnswer({ error: 'gone' }, { status: 410 });
    const response = await harness.answer(PATH);
    expect([source(response), isMissing(response)]).toEqual(['idb', true]);
    harness.serve = unreachable;
    expect(isMissing(await harness.answer(PATH))).toBe(true);
    harness.circuit.close();
    harness.serve = serving(basil);
    expect(isMissing(await harness.answer(PATH))).toBe(false);
    harness.serve = unreachable;
    expect(isMissing(await harness.answer(PATH))).toBe(false);
  });

  test.each([
    [
      'a page of a hotel',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a redirect', () => Promise.reject(new TypeError('redirected'))],
  ])('stands in for %s, as with no network', async (_what, serve) => {
    harness.serve = serve;
    const response = await harness.answer(PATH);
    expect([source(response), readNetwork(response)]).toEqual(['idb', 'failed']);
    expect((await readRecipe('basil-rice'))?.recipe).toEqual(basil);
  });

  test('is marked as opened, so that it is evicted after others', async () => {
    harness.serve = unreachable;
    await harness.answer(PATH);
    expect((await readRecipe('basil-rice'))?.seenAt).toBe(harness.now);
  });
});

test('returns the network’s responses on a device without IndexedDB', async () => {
  useNoDevice();
  harness.serve = serving(basil);
  expect(await (await harness.answer(PATH)).json()).toEqual(basil);
  harness.serve = unreachable;
  expect(source(await harness.answer(PATH))).toBe('miss');
});
