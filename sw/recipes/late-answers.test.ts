import { beforeEach, expect, test } from 'vitest';
import { SOURCE_HEADER } from '#contract/device/stored-copy.ts';
import { readRecipe } from '#offline/recipes/recipe-store.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { createSlowServer, serving, silent, WorkerHarness } from '../testing/worker-harness.ts';

const PATH = '/api/recipes/basil-rice';
const basil = toSampleRecipe('basil-rice');
const better = { ...basil, title: 'Better basil rice' };
let harness: WorkerHarness;

beforeEach(async () => {
  useFreshDevice();
  harness = new WorkerHarness();
  harness.serve = serving(basil);
  await harness.answer(PATH);
  harness.requests = [];
});

/** Returns the copy to a page after 0.8 s; the server responds afterwards. */
async function answerLate(path: string, serve: WorkerHarness['serve']): Promise<void> {
  const slow = createSlowServer(serve);
  harness.serve = slow.serve;
  const asked = harness.ask(path);
  await harness.pass(800);
  await asked;
  expect(harness.announced).toEqual([]);
  slow.arrive();
  await harness.settle();
}

test.each([
  ['"1"', 'nothing but its validator', basil, false],
  ['"2"', 'the same text', basil, false],
  ['"2"', 'another text', better, true],
])('announces a late response %s with %s', async (etag, _what, body, isChanged) => {
  await answerLate(PATH, serving(body, etag));
  expect(harness.announced).toEqual([{ kind: 'recipe-updated', id: 'basil-rice', isChanged }]);
});

test.each([
  ['"1"', basil],
  ['"2"', better],
])(
  'returns the late response %s to the next request without a request to the server',
  async (etag, body) => {
    await answerLate(PATH, serving(body, etag));
    harness.serve = silent;
    harness.now += 4_999;
    const again = await harness.answer(PATH);
    expect(again.headers.get(SOURCE_HEADER)).toBe('network');
    expect(await again.json()).toEqual(body);
    expect(harness.requests).toHaveLength(1);
    expect(harness.announced).toHaveLength(1);
  },
);

test('returns a late list for any order of its parameters', async () => {
  const page = {
    recipes: [basil],
    pagination: { page: 1, limit: 2, total: 1, hasMore: false },
  };
  harness.serve = serving(page);
  await harness.answer('/api/recipes?page=1&limit=2');
  await answerLate('/api/recipes?page=1&limit=2', serving(page));
  harness.serve = silent;
  const again = await harness.answer('/api/recipes?limit=2&page=1');
  expect(again.headers.get(SOURCE_HEADER)).toBe('network');
});

test.each([5_000, -1])('requests the server again %d ms after a late response', async (ms) => {
  await answerLate(PATH, serving(better, '"2"'));
  harness.now += ms;
  await harness.answer(PATH);
  expect(harness.requests).toHaveLength(2);
});

test('does not announce a late failure', async () => {
  await answerLate(PATH, () => Promise.reject(new TypeError('Failed to fetch')));
  harness.circuit.close();
  await answerLate(PATH, () => toOwnAnswer({ error: 'no' }, { status: 500 }));
  expect(harness.announced).toEqual([]);
});

test('announces a recipe as changed if a late response reports it gone', async () => {
  await answerLate(PATH, () => toOwnAnswer({ error: 'gone' }, { status: 404 }));
  expect(await readRecipe('basil-rice')).toBeUndefined();
  expect(harness.announced).toEqual([
    { kind: 'recipe-updated', id: 'basil-rice', isChanged: true },
  ]);
});
