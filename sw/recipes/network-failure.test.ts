import { beforeEach, describe, expect, test } from 'vitest';
import { SOURCE_HEADER } from '#contract/device/stored-copy.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
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

const source = (response: Response) => response.headers.get(SOURCE_HEADER);

describe('after a failure', () => {
  beforeEach(async () => {
    useFreshDevice();
    harness = new WorkerHarness();
    harness.serve = serving(basil);
    await harness.answer(PATH);
    harness.now += 60_000;
    harness.serve = unreachable;
    await harness.answer(PATH);
    harness.serve = silent;
  });

  test('returns copies at once for 20 s, and revalidates them in the background', async () => {
    const slow = createSlowServer(serving(better, '"2"'));
    harness.serve = slow.serve;
    harness.now += 19_999;
    expect(source(await harness.ask(PATH))).toBe('idb');
    slow.arrive();
    await harness.settle();
    expect(harness.announced).toHaveLength(1);
  });

  test('waits for the network again after 20 s', async () => {
    harness.now += 20_000;
    harness.serve = serving(better, '"2"');
    expect(source(await harness.answer(PATH))).toBe('network');
  });

  test('still requests a missing recipe, and its success closes the circuit', async () => {
    harness.serve = serving(toSampleRecipe('ramen'));
    expect(source(await harness.answer('/api/recipes/ramen'))).toBe('network');
    harness.serve = serving(better, '"2"');
    expect(source(await harness.answer(PATH))).toBe('network');
  });

  test('does not keep the circuit open after the clock is set back', async () => {
    harness.now -= 3_600_000;
    harness.serve = serving(better, '"2"');
    expect(source(await harness.answer(PATH))).toBe('network');
  });

  test('treats a timeout as a failure', async () => {
    harness.now += 20_000;
    const asked = harness.ask(PATH);
    await harness.pass(800);
    await asked;
    expect(harness.circuit.findFailure(harness.now)).toBe('slow');
  });
});
