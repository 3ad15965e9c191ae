import { beforeEach, expect, test } from 'vitest';
import { SOURCE_HEADER } from '#contract/device/stored-copy.ts';
import { readInsight } from '#offline/recipes/insight-store.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { createSlowServer, serving, silent, WorkerHarness } from '../testing/worker-harness.ts';

const PATH = '/api/cultural/insight/basil-rice';
const stored = { insight: 'Basil is torn, never cut.' };
const changed = { insight: 'Basil is torn by hand.' };
let harness: WorkerHarness;

beforeEach(() => {
  useFreshDevice();
  harness = new WorkerHarness();
});

async function haveCopy(): Promise<void> {
  harness.serve = serving(stored);
  await harness.answer(PATH);
  harness.requests = [];
}

const source = (response: Response) => response.headers.get(SOURCE_HEADER);

test('fetches an insight from the network and stores it', async () => {
  harness.serve = serving(stored, '"a"');
  const response = await harness.answer(PATH);
  expect([source(response), await response.json()]).toEqual(['network', stored]);
  expect(await readInsight('basil-rice')).toMatchObject({ ...stored, etag: '"a"' });
});

test.each([
  ['the network gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a silent network', silent],
  ['a broken server', () => toOwnAnswer({ error: 'no' }, { status: 500 })],
  ['a hotel’s sign-in page', () => new Response('<p>Welcome', { headers: {} })],
] satisfies [string, WorkerHarness['serve']][])(
  'seen once it opens with %s',
  async (_what, serve) => {
    await haveCopy();
    harness.serve = serve;
    const response = await harness.ask(PATH);
    expect([source(response), await response.json()]).toEqual(['idb', stored]);
  },
);

test('returns the copy at once, then announces the new text and returns it to the next request', async () => {
  await haveCopy();
  const slow = createSlowServer(serving(changed, '"2"'));
  harness.serve = slow.serve;
  expect(await (await harness.ask(PATH)).json()).toEqual(stored);
  slow.arrive();
  await harness.settle();
  expect(harness.announced).toEqual([
    { kind: 'insight-updated', id: 'basil-rice', isChanged: true },
  ]);
  harness.serve = silent;
  const again = await harness.answer(PATH);
  expect([source(again), await again.json()]).toEqual(['network', changed]);
});

test('only confirms an unchanged text', async () => {
  await haveCopy();
  harness.now += 60_000;
  await harness.answer(PATH);
  expect(harness.requests[0]?.request.headers.get('if-none-match')).toBe('"1"');
  expect(await readInsight('basil-rice')).toMatchObject({ ...stored, fetchedAt: harness.now });
});

test('never stores an invalid insight', async () => {
  harness.serve = serving(toSampleRecipe('basil-rice'));
  await harness.answer(PATH);
  expect(await readInsight('basil-rice')).toBeUndefined();
});

test('removes an insight that the server no longer has and returns the server’s response', async () => {
  await haveCopy();
  harness.serve = () => toOwnAnswer({ error: 'Recipe not found' }, { status: 404 });
  await harness.answer(PATH);
  harness.now += 10_000;
  expect(await readInsight('basil-rice')).toBeUndefined();
  expect((await harness.answer(PATH)).status).toBe(404);
});

test('does not return a late recipe for an insight with the same id', async () => {
  const recipe = toSampleRecipe('basil-rice');
  const path = '/api/recipes/basil-rice';
  harness.serve = serving(recipe);
  await harness.answer(path);
  const slow = createSlowServer(serving(recipe, '"2"'));
  harness.serve = slow.serve;
  const asked = harness.ask(path);
  await harness.pass(800);
  await asked;
  slow.arrive();
  await harness.settle();
  harness.serve = serving(stored);
  expect(await (await harness.answer(PATH)).json()).toEqual(stored);
});
