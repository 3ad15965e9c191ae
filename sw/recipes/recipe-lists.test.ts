import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { SOURCE_HEADER } from '#contract/device/stored-copy.ts';
import { RecipeList } from '#contract/recipe/schema.ts';
import { readCuisines, readListFetched } from '#offline/recipes/list-store.ts';
import { removeRecipe } from '#offline/recipes/recipe-store.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import {
  createSlowServer,
  serving,
  silent,
  unreachable,
  WorkerHarness,
} from '../testing/worker-harness.ts';
import { toRecipeAddress } from './recipe-addresses.ts';

const basil = toSampleRecipe('basil-rice', { order: 1 });
const ramen = toSampleRecipe('ramen', { order: 3, cuisine: 'Japanese' });
const gumbo = toSampleRecipe('gumbo', { order: 2, cuisine: 'Cajun' });
const pagination = { page: 1, limit: 2, total: 3, hasMore: true };
const page = { recipes: [basil, gumbo], pagination };
let harness: WorkerHarness;

beforeEach(() => {
  useFreshDevice();
  harness = new WorkerHarness();
});

const source = (response: Response) => response.headers.get(SOURCE_HEADER);

async function have(path: string, body: Parameters<typeof serving>[0]): Promise<void> {
  harness.serve = serving(body);
  await harness.answer(path);
  harness.serve = unreachable;
  harness.circuit.close();
  harness.requests = [];
}

async function readIds(path: string): Promise<string[]> {
  const body: unknown = await (await harness.answer(path)).json();
  return v.parse(RecipeList, body).map(({ _id }) => _id);
}

describe('a list', () => {
  test('serves each of its recipes offline after one request', async () => {
    await have('/api/recipes?limit=2', page);
    const response = await harness.answer('/api/recipes/gumbo');
    expect(source(response)).toBe('idb');
    expect(await response.json()).toEqual(gumbo);
  });

  test('is the same stored list for any order of its parameters', async () => {
    await have('/api/recipes?page=1&limit=2&cuisine=Thai', page);
    const response = await harness.answer('/api/recipes?cuisine=thai&limit=2&page=1');
    expect(source(response)).toBe('idb');
    expect(await response.json()).toEqual(page);
  });

  test('waits 0.8 s for the network if it is stored; the late response is stored and announced', async () => {
    await have('/api/recipes?limit=2', page);
    const slow = createSlowServer(serving({ recipes: [ramen], pagination }, '"2"'));
    harness.serve = slow.serve;
    const asked = harness.ask('/api/recipes?limit=2');
    await harness.pass(800);
    expect(await (await asked).json()).toEqual(page);
    slow.arrive();
    await harness.settle();
    expect(harness.announced).toEqual([
      { kind: 'list-updated', url: '/api/recipes?limit=2', isChanged: true },
    ]);
  });

  test('is confirmed by a 304 with its validator', async () => {
    await have('/api/recipes?limit=2', page);
    harness.now += 5_000;
    harness.serve = serving(page);
    const response = await harness.answer('/api/recipes?limit=2');
    expect(harness.requests[0]?.request.headers.get('if-none-match')).toBe('"1"');
    expect(source(response)).toBe('network');
    expect(await response.json()).toEqual(page);
    expect(await readListFetched('/api/recipes?limit=2')).toMatchObject({ fetchedAt: harness.now });
  });

  test('is fetched completely if it is confirmed but lacks a recipe', async () => {
    await have('/api/recipes?limit=2', page);
    await removeRecipe('gumbo', 1);
    harness.serve = serving(page);
    expect(await (await harness.answer('/api/recipes?limit=2')).json()).toEqual(page);
    expect(harness.requests.map(({ request }) => request.headers.get('if-none-match'))).toEqual([
      '"1"',
      null,
    ]);
  });

  test('stores the recipes of a search, but not the search itself', async () => {
    await have('/api/recipes?q=rice&limit=2', page);
    expect(await readListFetched('/api/recipes?limit=2&q=rice')).toBeUndefined();
    expect(source(await harness.answer('/api/recipes/basil-rice'))).toBe('idb');
    await have('/api/recipes?q=&limit=2', page);
    expect(await readListFetched('/api/recipes?limit=2&q=')).toBeDefined();
  });

  test('is never stored if it is invalid', async () => {
    harness.serve = () => toOwnAnswer({ recipes: 'many' });
    await harness.answer('/api/recipes?limit=2');
    expect(await readListFetched('/api/recipes?limit=2')).toBeUndefined();
  });

  test('waits 15 s for the network if neither it nor the collection is stored', async () => {
    await have('/api/recipes?limit=2', page);
    harness.serve = silent;
    const answer = harness.answer('/api/recipes/cuisine/thai');
    await harness.pass(15_000);
    expect(source(await answer)).toBe('idb-partial');
  });
});

describe('a new list without a network', () => {
  beforeEach(() => have('/api/recipes?limit=3', { recipes: [ramen, basil, gumbo], pagination }));

  test.each([
    ['/api/recipes/cuisine/thai', ['basil-rice']],
    ['/api/recipes/cuisine/Asian/', ['basil-rice', 'ramen']],
    ['/api/recipes', ['basil-rice', 'gumbo', 'ramen']],
  ])('builds %s from single recipes', async (path, ids) => {
    expect(await readIds(path)).toEqual(ids);
    expect(source(await harness.answer(path))).toBe('idb-partial');
  });

  test('has pages like the server’s', async () => {
    expect(await (await harness.answer('/api/recipes?cuisine=asian&limit=1')).json()).toEqual({
      recipes: [basil],
      pagination: { page: 1, limit: 1, total: 2, hasMore: true },
    });
  });

  test('is a miss for a search, at once while the server is known to be unreachable', async () => {
    expect(source(await harness.answer('/api/recipes?q=gumbo'))).toBe('miss');
    harness.requests = [];
    expect(source(await harness.answer('/api/recipes?q=gumbo+rice'))).toBe('miss');
    expect(harness.requests).toEqual([]);
  });

  test('is a miss without matches, since the rest of the collection may have some', async () => {
    expect(source(await harness.answer('/api/recipes/cuisine/greek'))).toBe('miss');
  });

  test('replaces the response of a failing server', async () => {
    harness.serve = () => toOwnAnswer({ error: 'no' }, { status: 500 });
    expect(await readIds('/api/recipes/cuisine/thai')).toEqual(['basil-rice']);
  });
});

describe('the names of the cuisines', () => {
  test('are fetched from the network first and stored', async () => {
    harness.serve = serving(['Thai', 'Greek']);
    expect(await (await harness.answer('/api/recipes/cuisines')).json()).toEqual(['Thai', 'Greek']);
    expect((await readCuisines())?.names).toEqual(['Thai', 'Greek']);
  });

  test('are served from the device afterwards, and new ones are announced', async () => {
    await have('/api/recipes/cuisines', ['Thai']);
    harness.serve = serving(['Thai', 'Greek'], '"2"');
    const response = await harness.answer('/api/recipes/cuisines');
    expect(source(response)).toBe('idb');
    expect(await response.json()).toEqual(['Thai']);
    expect(harness.announced).toEqual([
      { kind: 'list-updated', url: '/api/recipes/cuisines', isChanged: true },
    ]);
    expect((await readCuisines())?.names).toEqual(['Thai', 'Greek']);
  });

  test('are built from stored recipes if there is neither network nor copy', async () => {
    await have('/api/recipes', [ramen, gumbo, basil]);
    const response = await harness.answer('/api/recipes/cuisines');
    expect(source(response)).toBe('idb-partial');
    expect(await response.json()).toEqual(['Japanese', 'Thai', 'Cajun']);
  });

  test('are a miss on an empty device', async () => {
    expect((await harness.answer('/api/recipes/cuisines')).status).toBe(503);
  });
});

test.each(['/api/health', '/api/recipes/ramen/reviews', '/api/recipesque', '/recipes', '/'])(
  'ignores %s',
  (path) => {
    expect(toRecipeAddress(new URL(path, 'http://simmer.test'))).toBeUndefined();
  },
);
