import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { SOURCE_HEADER } from '#contract/device/stored-copy.ts';
import { RecipeList } from '#contract/recipe/schema.ts';
import { removeRecipe } from '#offline/recipes/recipe-store.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { serving, silent, unreachable, WorkerHarness } from '../testing/worker-harness.ts';
import { fetchCollection } from './collection.ts';

const DAY = 24 * 60 * 60 * 1000;
const collection = [
  toSampleRecipe('basil-rice', { order: 1 }),
  toSampleRecipe('gumbo', { order: 2, cuisine: 'Cajun' }),
  toSampleRecipe('ramen', { order: 3, cuisine: 'Japanese' }),
];
let harness: WorkerHarness;

const source = (response: Response) => response.headers.get(SOURCE_HEADER);

async function readIds(path: string): Promise<string[]> {
  const body: unknown = await (await harness.answer(path)).json();
  return v.parse(RecipeList, body).map(({ _id }) => _id);
}

describe('the whole collection', () => {
  beforeEach(async () => {
    useFreshDevice();
    harness = new WorkerHarness();
    harness.serve = serving(collection);
    await fetchCollection(harness, 'http://simmer.test');
    harness.serve = unreachable;
  });

  test('is not requested again within a day', async () => {
    harness.now += DAY - 1;
    await fetchCollection(harness, 'http://simmer.test');
    expect(harness.requests).toHaveLength(1);
  });

  test('is requested again after the clock was set back', async () => {
    harness.now -= 1;
    await fetchCollection(harness, 'http://simmer.test');
    expect(harness.requests).toHaveLength(2);
  });

  test('is requested at the next start after a failure', async () => {
    useFreshDevice();
    await fetchCollection(harness, 'http://simmer.test');
    harness.serve = serving(collection);
    await fetchCollection(harness, 'http://simmer.test');
    expect(await readIds('/api/recipes')).toHaveLength(3);
  });

  test('is only revalidated a day later', async () => {
    harness.serve = serving(collection);
    harness.now += DAY;
    await fetchCollection(harness, 'http://simmer.test');
    expect(harness.requests.map(({ request }) => request.headers.get('if-none-match'))).toEqual([
      null,
      '"1"',
    ]);
  });

  test('serves every recipe and list offline', async () => {
    expect(source(await harness.answer('/api/recipes/ramen'))).toBe('idb');
    expect(source(await harness.answer('/api/recipes'))).toBe('idb');
    expect(await readIds('/api/recipes/cuisine/japanese')).toEqual(['ramen']);
  });

  test('serves an empty list for a cuisine without recipes', async () => {
    expect(await readIds('/api/recipes/cuisine/greek')).toEqual([]);
  });

  test('limits the wait for a new list to 0.8 s', async () => {
    harness.circuit.close();
    harness.serve = silent;
    const asked = harness.ask('/api/recipes/cuisine/japanese');
    await harness.pass(800);
    expect(source(await asked)).toBe('idb-partial');
  });

  test('is fetched completely if some of its recipes are missing', async () => {
    await removeRecipe('ramen', 1);
    harness.serve = serving(collection);
    await fetchCollection(harness, 'http://simmer.test');
    harness.serve = unreachable;
    expect(source(await harness.answer('/api/recipes/ramen'))).toBe('idb');
  });
});
