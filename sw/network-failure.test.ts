import { beforeEach, describe, expect, test } from 'vitest';
import { SOURCE_HEADER } from '../contract/stored-copy.ts';
import { useFreshDevice } from '../src/offline/testing/fresh-device.ts';
import { toSampleRecipe } from '../src/offline/testing/sample-recipes.ts';
import {
  createSlowServer,
  KitchenWorld,
  serving,
  silent,
  unreachable,
} from './testing/kitchen-world.ts';

const PATH = '/api/recipes/basil-rice';
const basil = toSampleRecipe('basil-rice');
const better = { ...basil, title: 'Better basil rice' };
let world: KitchenWorld;

const source = (response: Response) => response.headers.get(SOURCE_HEADER);

describe('after a failure', () => {
  beforeEach(async () => {
    useFreshDevice();
    world = new KitchenWorld();
    world.serve = serving(basil);
    await world.answer(PATH);
    world.now += 60_000;
    world.serve = unreachable;
    await world.answer(PATH);
    world.serve = silent;
  });

  test('copies answer at once for 20 s, and the server is asked behind their back', async () => {
    const slow = createSlowServer(serving(better, '"2"'));
    world.serve = slow.serve;
    world.now += 19_999;
    expect(source(await world.ask(PATH))).toBe('idb');
    slow.arrive();
    await world.settle();
    expect(world.announced).toHaveLength(1);
  });

  test('the network is waited for again after 20 s', async () => {
    world.now += 20_000;
    world.serve = serving(better, '"2"');
    expect(source(await world.answer(PATH))).toBe('network');
  });

  test('a miss still tries the network, and its success closes the circuit', async () => {
    world.serve = serving(toSampleRecipe('ramen'));
    expect(source(await world.answer('/api/recipes/ramen'))).toBe('network');
    world.serve = serving(better, '"2"');
    expect(source(await world.answer(PATH))).toBe('network');
  });

  test('a clock set back does not keep the circuit open', async () => {
    world.now -= 3_600_000;
    world.serve = serving(better, '"2"');
    expect(source(await world.answer(PATH))).toBe('network');
  });

  test('a time-out counts as a failure', async () => {
    world.now += 20_000;
    const asked = world.ask(PATH);
    await world.pass(800);
    await asked;
    expect(world.circuit.findTrouble(world.now)).toBe('slow');
  });
});
