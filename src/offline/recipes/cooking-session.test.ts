import { beforeEach, expect, test } from 'vitest';
import { closeDevice, onDevice } from '../device/device.ts';
import { subscribeToKitchen } from '../kitchen/changes.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { toSampleRecipe } from '../testing/sample-recipes.ts';
import {
  closeSession,
  finishSession,
  readSession,
  readSessions,
  readUnfinishedSession,
  saveStep,
  saveTick,
  startSession,
} from './cooking-session.ts';
import { readPreparation, saveServings, saveSwaps, tickOff } from './preparation.ts';

const HOUR = 60 * 60 * 1000;
const basil = toSampleRecipe('basil-rice');
const ramen = toSampleRecipe('ramen');

beforeEach(useFreshDevice);

test('a session starts at step 1 with nothing ticked', async () => {
  const session = await startSession(basil, 100);
  expect(session).toMatchObject({ recipeId: 'basil-rice', step: 1, ticked: [], state: 'cooking' });
  expect(await readSession('basil-rice', 100)).toEqual(session);
});

test('step and ticks survive the end of the page', async () => {
  const { id } = await startSession(basil, 100);
  await saveStep(id, 2, 200);
  await saveTick(id, 2, true, 300);
  await saveTick(id, 0, true, 400);
  closeDevice();
  expect(await readSession('basil-rice', 500)).toMatchObject({
    step: 2,
    ticked: [0, 2],
    updatedAt: 400,
  });
});

test('changes made at once are all kept', async () => {
  const { id } = await startSession(basil, 100);
  await Promise.all([saveStep(id, 3), saveTick(id, 0, true), saveTick(id, 1, true)]);
  expect(await readSession('basil-rice')).toMatchObject({ step: 3, ticked: [0, 1] });
});

test('starting again resumes, also from two tabs at once', async () => {
  const [one, two] = await Promise.all([startSession(basil, 100), startSession(basil, 101)]);
  expect(two.id).toBe(one.id);
  await saveStep(one.id, 2, 200);
  expect((await startSession(basil, 300)).step).toBe(2);
});

test('the recipe is frozen: a new text online does not change what is being cooked', async () => {
  await startSession(basil, 100);
  const resumed = await startSession({ ...basil, instructions: ['Order a pizza.'] }, 200);
  expect(resumed.recipe).toEqual(basil);
});

test.each([
  ['finished', finishSession],
  ['closed', closeSession],
])('a %s session is over: it is not offered, and opening begins at step 1', async (_state, end) => {
  const { id } = await startSession(basil, 100);
  await saveStep(id, 3, 200);
  expect(await end(id, 300)).toBe(true);
  expect(await readUnfinishedSession(400)).toBeUndefined();
  expect(await saveStep(id, 2, 500)).toBe(false);
  expect((await startSession(basil, 600)).step).toBe(1);
});

test('the unfinished session touched last is offered', async () => {
  const { id } = await startSession(basil, 100);
  await startSession(ramen, 200);
  await saveStep(id, 2, 300);
  expect((await readUnfinishedSession(400))?.recipeId).toBe('basil-rice');
});

test('several dishes are on the stove, the one touched last first', async () => {
  const first = await startSession(basil, 100);
  const { id } = await startSession(ramen, 200);
  await saveServings(toSampleRecipe('dal'), 6, 250);
  await saveStep(first.id, 2, 300);
  expect((await readSessions(400)).map(({ recipeId }) => recipeId)).toEqual([
    'basil-rice',
    'ramen',
  ]);
  await finishSession(id, 500);
  expect((await readSessions(600)).map(({ recipeId }) => recipeId)).toEqual(['basil-rice']);
  expect(await readSessions(300 + 24 * HOUR)).toEqual([]);
});

test('every change of a dish in progress is told to the other tabs', async () => {
  const { id } = await startSession(basil, 100);
  const told = new Promise<string>((resolve) => {
    const stop = subscribeToKitchen(() => {
      stop();
      resolve('told');
    });
  });
  await saveStep(id, 2, 200);
  expect(await told).toBe('told');
});

test('a session untouched for a day is neither offered nor resumed', async () => {
  const { id } = await startSession(basil, 0);
  await saveStep(id, 2, HOUR);
  expect((await readUnfinishedSession(24 * HOUR))?.step).toBe(2);
  expect(await readUnfinishedSession(25 * HOUR + 1)).toBeUndefined();
  expect((await startSession(basil, 25 * HOUR + 1)).step).toBe(1);
});

test.each([
  [0, 1],
  [-4, 1],
  [2.7, 2],
  [99, 3],
])('step %d becomes %d in a recipe of three steps', async (asked, step) => {
  const { id } = await startSession(basil, 100);
  await saveStep(id, asked, 200);
  expect((await readSession('basil-rice', 300))?.step).toBe(step);
});

test('a tick is taken back, never doubled, and only for an ingredient there is', async () => {
  const { id } = await startSession(basil, 100);
  for (const ingredient of [1, 1, 7, -1]) await saveTick(id, ingredient, true, 200);
  expect((await readSession('basil-rice', 300))?.ticked).toEqual([1]);
  await saveTick(id, 1, false, 200);
  expect((await readSession('basil-rice', 300))?.ticked).toEqual([]);
});

test('a broken record is passed over', async () => {
  const { id } = await startSession(basil, 100);
  await onDevice((device) => device.cookSessions.update(id, { step: 'two' }), 0);
  expect(await readSession('basil-rice', 200)).toBeUndefined();
  expect((await startSession(basil, 300)).step).toBe(1);
});

test('what is over for a month is forgotten', async () => {
  const { id } = await startSession(basil, 0);
  await closeSession(id, 0);
  await startSession(ramen, 31 * 24 * HOUR);
  expect(await onDevice((device) => device.cookSessions.count(), 0)).toBe(1);
});

test('what is ticked off on the recipe page is ticked off when cooking starts', async () => {
  await tickOff(basil, 1, true, 100);
  await tickOff(basil, 0, true, 150);
  expect((await readPreparation('basil-rice', 200))?.ticked).toEqual([0, 1]);
  const session = await startSession(basil, 300);
  expect(session).toMatchObject({ state: 'cooking', step: 1, ticked: [0, 1] });
});

test('ticks of a recipe on the stove are those of its session', async () => {
  const { id } = await startSession(basil, 100);
  await saveTick(id, 2, true, 200);
  await tickOff(basil, 0, true, 300);
  expect((await readPreparation('basil-rice', 400))?.ticked).toEqual([0, 2]);
  expect(await readSession('basil-rice', 400)).toMatchObject({ id, ticked: [0, 2] });
});

test('ingredients ticked before the start are nothing to continue', async () => {
  await tickOff(basil, 1, true, 100);
  expect(await readUnfinishedSession(200)).toBeUndefined();
  expect(await readSession('basil-rice', 200)).toBeUndefined();
});

test('servings and swaps chosen on the recipe page are those of the cooking that follows', async () => {
  await saveServings(basil, 6, 100);
  await saveSwaps(basil, [0, 7], 150);
  expect(await readPreparation('basil-rice', 200)).toMatchObject({ servings: 6, swapped: [0] });
  const session = await startSession(basil, 300);
  expect(session).toMatchObject({ state: 'cooking', step: 1, servings: 6, swapped: [0] });
  closeDevice();
  expect(await readSession('basil-rice', 400)).toEqual(session);
});

test('what was scaled and swapped can be given back, also while it is cooked', async () => {
  await saveServings(basil, 6, 100);
  await startSession(basil, 200);
  await saveSwaps(basil, [1], 300);
  await saveServings(basil, undefined, 400);
  await saveSwaps(basil, [], 500);
  const session = await readSession('basil-rice', 600);
  expect(session?.servings).toBeUndefined();
  expect(session?.swapped).toEqual([]);
});

test('a session of an earlier version, without servings and swaps, is resumed', async () => {
  const { swapped: _swapped, ...older } = await startSession(basil, 100);
  await onDevice((device) => device.cookSessions.put({ ...older, step: 2 }), '');
  expect(await readSession('basil-rice', 200)).toMatchObject({ step: 2, swapped: [] });
});

test.each([0, 51, 2.5])('a session for %d is broken, and passed over', async (servings) => {
  const session = await startSession(basil, 100);
  await onDevice((device) => device.cookSessions.put({ ...session, servings }), '');
  expect(await readSession('basil-rice', 200)).toBeUndefined();
});
