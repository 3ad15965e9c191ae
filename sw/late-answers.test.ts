import { beforeEach, expect, test } from 'vitest';
import { SOURCE_HEADER } from '../contract/stored-copy.ts';
import { readRecipe } from '../src/offline/recipe-store.ts';
import { useFreshDevice } from '../src/offline/testing/fresh-device.ts';
import { toSampleRecipe } from '../src/offline/testing/sample-recipes.ts';
import { createSlowServer, KitchenWorld, serving, silent } from './testing/kitchen-world.ts';

const PATH = '/api/recipes/basil-rice';
const basil = toSampleRecipe('basil-rice');
const better = { ...basil, title: 'Better basil rice' };
let world: KitchenWorld;

beforeEach(async () => {
  useFreshDevice();
  world = new KitchenWorld();
  world.serve = serving(basil);
  await world.answer(PATH);
  world.asked = [];
});

/** A page is given the copy after 0.8 s; the server answers after that. */
async function answerLate(path: string, serve: KitchenWorld['serve']): Promise<void> {
  const slow = createSlowServer(serve);
  world.serve = slow.serve;
  const asked = world.ask(path);
  await world.pass(800);
  await asked;
  expect(world.announced).toEqual([]);
  slow.arrive();
  await world.settle();
}

test.each([
  ['"1"', 'nothing but its validator', basil, false],
  ['"2"', 'the same text', basil, false],
  ['"2"', 'another text', better, true],
])('a late answer %s with %s is announced', async (etag, _what, body, isChanged) => {
  await answerLate(PATH, serving(body, etag));
  expect(world.announced).toEqual([{ kind: 'recipe-updated', id: 'basil-rice', isChanged }]);
});

test.each([
  ['"1"', basil],
  ['"2"', better],
])(
  'a page that asks again is given the late answer %s, and the server is not asked',
  async (etag, body) => {
    await answerLate(PATH, serving(body, etag));
    world.serve = silent;
    world.now += 4_999;
    const again = await world.answer(PATH);
    expect(again.headers.get(SOURCE_HEADER)).toBe('network');
    expect(await again.json()).toEqual(body);
    expect(world.asked).toHaveLength(1);
    expect(world.announced).toHaveLength(1);
  },
);

test('the late answer of a list is given in any order of its parameters', async () => {
  const page = {
    recipes: [basil],
    pagination: { page: 1, limit: 2, total: 1, hasMore: false },
  };
  world.serve = serving(page);
  await world.answer('/api/recipes?page=1&limit=2');
  await answerLate('/api/recipes?page=1&limit=2', serving(page));
  world.serve = silent;
  const again = await world.answer('/api/recipes?limit=2&page=1');
  expect(again.headers.get(SOURCE_HEADER)).toBe('network');
});

test.each([5_000, -1])('%d ms after a late answer the server is asked again', async (ms) => {
  await answerLate(PATH, serving(better, '"2"'));
  world.now += ms;
  await world.answer(PATH);
  expect(world.asked).toHaveLength(2);
});

test('a late failure is not announced', async () => {
  await answerLate(PATH, () => Promise.reject(new TypeError('Failed to fetch')));
  world.circuit.close();
  await answerLate(PATH, () => Response.json({ error: 'no' }, { status: 500 }));
  expect(world.announced).toEqual([]);
});

test('a recipe found gone late is announced as changed', async () => {
  await answerLate(PATH, () => Response.json({ error: 'gone' }, { status: 404 }));
  expect(await readRecipe('basil-rice')).toBeUndefined();
  expect(world.announced).toEqual([{ kind: 'recipe-updated', id: 'basil-rice', isChanged: true }]);
});
