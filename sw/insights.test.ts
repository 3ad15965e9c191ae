import { beforeEach, expect, test } from 'vitest';
import { SOURCE_HEADER } from '../contract/stored-copy.ts';
import { readInsight } from '../src/offline/insight-store.ts';
import { useFreshDevice } from '../src/offline/testing/fresh-device.ts';
import { toSampleRecipe } from '../src/offline/testing/sample-recipes.ts';
import { createSlowServer, KitchenWorld, serving, silent } from './testing/kitchen-world.ts';

const PATH = '/api/cultural/insight/basil-rice';
const told = { insight: 'Basil is torn, never cut.' };
const retold = { insight: 'Basil is torn by hand.' };
let world: KitchenWorld;

beforeEach(() => {
  useFreshDevice();
  world = new KitchenWorld();
});

async function haveCopy(): Promise<void> {
  world.serve = serving(told);
  await world.answer(PATH);
  world.asked = [];
}

const source = (response: Response) => response.headers.get(SOURCE_HEADER);

test('an insight comes from the network and is kept', async () => {
  world.serve = serving(told, '"a"');
  const response = await world.answer(PATH);
  expect([source(response), await response.json()]).toEqual(['network', told]);
  expect(await readInsight('basil-rice')).toMatchObject({ ...told, etag: '"a"' });
});

test.each([
  ['the network gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a silent network', silent],
  ['a broken server', () => Response.json({ error: 'no' }, { status: 500 })],
  ['a hotel’s sign-in page', () => new Response('<p>Welcome', { headers: {} })],
] satisfies [string, KitchenWorld['serve']][])(
  'seen once it opens with %s',
  async (_what, serve) => {
    await haveCopy();
    world.serve = serve;
    const response = await world.ask(PATH);
    expect([source(response), await response.json()]).toEqual(['idb', told]);
  },
);

test('the copy answers at once, and the server’s new text is announced and given to who asks again', async () => {
  await haveCopy();
  const slow = createSlowServer(serving(retold, '"2"'));
  world.serve = slow.serve;
  expect(await (await world.ask(PATH)).json()).toEqual(told);
  slow.arrive();
  await world.settle();
  expect(world.announced).toEqual([{ kind: 'insight-updated', id: 'basil-rice', isChanged: true }]);
  world.serve = silent;
  const again = await world.answer(PATH);
  expect([source(again), await again.json()]).toEqual(['network', retold]);
});

test('a text that still stands is only confirmed', async () => {
  await haveCopy();
  world.now += 60_000;
  await world.answer(PATH);
  expect(world.asked[0]?.request.headers.get('if-none-match')).toBe('"1"');
  expect(await readInsight('basil-rice')).toMatchObject({ ...told, fetchedAt: world.now });
});

test('what is not an insight is never kept', async () => {
  world.serve = serving(toSampleRecipe('basil-rice'));
  await world.answer(PATH);
  expect(await readInsight('basil-rice')).toBeUndefined();
});

test('an insight that is gone goes from the device too, and the answer says so', async () => {
  await haveCopy();
  world.serve = () => Response.json({ error: 'Recipe not found' }, { status: 404 });
  await world.answer(PATH);
  world.now += 10_000;
  expect(await readInsight('basil-rice')).toBeUndefined();
  expect((await world.answer(PATH)).status).toBe(404);
});

test('a late recipe of the same id is not taken for its insight', async () => {
  const recipe = toSampleRecipe('basil-rice');
  const path = '/api/recipes/basil-rice';
  world.serve = serving(recipe);
  await world.answer(path);
  const slow = createSlowServer(serving(recipe, '"2"'));
  world.serve = slow.serve;
  const asked = world.ask(path);
  await world.pass(800);
  await asked;
  slow.arrive();
  await world.settle();
  world.serve = serving(told);
  expect(await (await world.answer(PATH)).json()).toEqual(told);
});
