import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { RecipeList } from '../contract/recipe.ts';
import { SOURCE_HEADER } from '../contract/stored-copy.ts';
import { removeRecipe } from '../src/offline/recipe-store.ts';
import { useFreshDevice } from '../src/offline/testing/fresh-device.ts';
import { toSampleRecipe } from '../src/offline/testing/sample-recipes.ts';
import { fetchCollection } from './collection.ts';
import { KitchenWorld, serving, silent, unreachable } from './testing/kitchen-world.ts';

const DAY = 24 * 60 * 60 * 1000;
const collection = [
  toSampleRecipe('basil-rice', { order: 1 }),
  toSampleRecipe('gumbo', { order: 2, cuisine: 'Cajun' }),
  toSampleRecipe('ramen', { order: 3, cuisine: 'Japanese' }),
];
let world: KitchenWorld;

const source = (response: Response) => response.headers.get(SOURCE_HEADER);

async function readIds(path: string): Promise<string[]> {
  const body: unknown = await (await world.answer(path)).json();
  return v.parse(RecipeList, body).map(({ _id }) => _id);
}

describe('the whole collection', () => {
  beforeEach(async () => {
    useFreshDevice();
    world = new KitchenWorld();
    world.serve = serving(collection);
    await fetchCollection(world, 'http://simmer.test');
    world.serve = unreachable;
  });

  test('is not asked for again within a day', async () => {
    world.now += DAY - 1;
    await fetchCollection(world, 'http://simmer.test');
    expect(world.asked).toHaveLength(1);
  });

  test('is asked for again after the clock was set back', async () => {
    world.now -= 1;
    await fetchCollection(world, 'http://simmer.test');
    expect(world.asked).toHaveLength(2);
  });

  test('that could not be fetched is asked for at the next start', async () => {
    useFreshDevice();
    await fetchCollection(world, 'http://simmer.test');
    world.serve = serving(collection);
    await fetchCollection(world, 'http://simmer.test');
    expect(await readIds('/api/recipes')).toHaveLength(3);
  });

  test('is asked a day later only whether it still stands', async () => {
    world.serve = serving(collection);
    world.now += DAY;
    await fetchCollection(world, 'http://simmer.test');
    expect(world.asked.map(({ request }) => request.headers.get('if-none-match'))).toEqual([
      null,
      '"1"',
    ]);
  });

  test('opens every recipe and every list with no network', async () => {
    expect(source(await world.answer('/api/recipes/ramen'))).toBe('idb');
    expect(source(await world.answer('/api/recipes'))).toBe('idb');
    expect(await readIds('/api/recipes/cuisine/japanese')).toEqual(['ramen']);
  });

  test('knows that a cuisine has no recipes', async () => {
    expect(await readIds('/api/recipes/cuisine/greek')).toEqual([]);
  });

  test('makes a list that was never seen wait only 0.8 s', async () => {
    world.circuit.close();
    world.serve = silent;
    const asked = world.ask('/api/recipes/cuisine/japanese');
    await world.pass(800);
    expect(source(await asked)).toBe('idb-partial');
  });

  test('is fetched whole again where recipes of it went missing', async () => {
    await removeRecipe('ramen', 1);
    world.serve = serving(collection);
    await fetchCollection(world, 'http://simmer.test');
    world.serve = unreachable;
    expect(source(await world.answer('/api/recipes/ramen'))).toBe('idb');
  });
});
