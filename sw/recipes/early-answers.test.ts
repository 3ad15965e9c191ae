import { beforeEach, expect, test } from 'vitest';
import { SOURCE_HEADER } from '#contract/device/stored-copy.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { serving, silent, WorkerHarness } from '../testing/worker-harness.ts';
import { createEarlyAnswers, type EarlyAnswers } from './early-answers.ts';

const basil = toSampleRecipe('basil-rice');
const asked = new URL('http://simmer.test/api/recipes/basil-rice');
let harness: WorkerHarness;
let early: EarlyAnswers;

beforeEach(() => {
  useFreshDevice();
  harness = new WorkerHarness();
  harness.serve = serving(basil);
  early = createEarlyAnswers();
});

const open = (path: string) => early.begin(new URL(path, asked), harness);

test.each(['/recipe/basil-rice', '/recipe/BASIL-rice/', '/recipe/basil-rice/cook?ref=x'])(
  'requests the recipe for %s before its scripts do, once',
  async (path) => {
    open(path);
    const answer = await early.take(asked, harness.now);
    expect(await answer?.json()).toEqual(basil);
    expect(harness.requests).toHaveLength(1);
    expect(early.take(asked, harness.now)).toBeUndefined();
  },
);

test('starts the deadline of a silent network with the navigation', async () => {
  await harness.answer(asked.pathname);
  harness.serve = silent;
  open('/recipe/basil-rice');
  await harness.pass(800);
  const answer = await early.take(asked, harness.now);
  expect(answer?.headers.get(SOURCE_HEADER)).toBe('idb');
});

test.each(['/', '/cuisine/thai', '/recipe', '/recipe/basil-rice/other'])(
  'requests nothing for %s',
  (path) => {
    open(path);
    expect(harness.requests).toEqual([]);
    expect(early.take(asked, harness.now)).toBeUndefined();
  },
);

test('returns no prepared response for another recipe or a much later request', () => {
  open('/recipe/gumbo');
  expect(early.take(asked, harness.now)).toBeUndefined();
  open('/recipe/basil-rice');
  expect(early.take(asked, harness.now + 10_000)).toBeUndefined();
});
