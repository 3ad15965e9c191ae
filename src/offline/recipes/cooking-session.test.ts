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

test('starts at step 1 with nothing ticked', async () => {
  const session = await startSession(basil, 100);
  expect(session).toMatchObject({ recipeId: 'basil-rice', step: 1, ticked: [], state: 'cooking' });
  expect(await readSession('basil-rice', 100)).toEqual(session);
});

test('keeps step and ticks after the page closes', async () => {
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

test('stores all simultaneous changes', async () => {
  const { id } = await startSession(basil, 100);
  await Promise.all([saveStep(id, 3), saveTick(id, 0, true), saveTick(id, 1, true)]);
  expect(await readSession('basil-rice')).toMatchObject({ step: 3, ticked: [0, 1] });
});

test('resumes on the next start, also from two tabs at once', async () => {
  const [one, two] = await Promise.all([startSession(basil, 100), startSession(basil, 101)]);
  expect(two.id).toBe(one.id);
  await saveStep(one.id, 2, 200);
  expect((await startSession(basil, 300)).step).toBe(2);
});

test('keeps the recipe’s text while it is cooked if the server changes it', async () => {
  await startSession(basil, 100);
  const resumed = await startSession({ ...basil, instructions: ['Order a pizza.'] }, 200);
  expect(resumed.recipe).toEqual(basil);
});

test.each([
  ['finished', finishSession],
  ['closed', closeSession],
])('does not offer a %s session, and starts again at step 1', async (_state, end) => {
  const { id } = await startSession(basil, 100);
  await saveStep(id, 3, 200);
  expect(await end(id, 300)).toBe(true);
  expect(await readUnfinishedSession(400)).toBeUndefined();
  expect(await saveStep(id, 2, 500)).toBe(false);
  expect((await startSession(basil, 600)).step).toBe(1);
});

test('offers the most recently changed session', async () => {
  const { id } = await startSession(basil, 100);
  await startSession(ramen, 200);
  await saveStep(id, 2, 300);
  expect((await readUnfinishedSession(400))?.recipeId).toBe('basil-rice');
});

test('lists several dishes on the stove, the most recently changed first', async () => {
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

test('notifies the other tabs of every change of a dish in progress', async () => {
  const { id } = await startSession(basil, 100);
  const notified = new Promise<string>((resolve) => {
    const stop = subscribeToKitchen(() => {
      stop();
      resolve('notified');
    });
  });
  await saveStep(id, 2, 200);
  expect(await notified).toBe('notified');
});

test('does not offer or resume a session unchanged for a day', async () => {
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
])('saves step %d as %d in a recipe of three steps', async (given, step) => {
  const { id } = await startSession(basil, 100);
  await saveStep(id, given, 200);
  expect((await readSession('basil-rice', 300))?.step).toBe(step);
});

test('removes a tick, never doubles one, and ignores an unknown ingredient', async () => {
  const { id } = await startSession(basil, 100);
  for (const ingredient of [1, 1, 7, -1]) await saveTick(id, ingredient, true, 200);
  expect((await readSession('basil-rice', 300))?.ticked).toEqual([1]);
  await saveTick(id, 1, false, 200);
  expect((await readSession('basil-rice', 300))?.ticked).toEqual([]);
});

test('skips an invalid record', async () => {
  const { id } = await startSession(basil, 100);
  await onDevice((device) => device.cookSessions.update(id, { step: 'two' }), 0);
  expect(await readSession('basil-rice', 200)).toBeUndefined();
  expect((await startSession(basil, 300)).step).toBe(1);
});

test('deletes sessions a month after their end', async () => {
  const { id } = await startSession(basil, 0);
  await closeSession(id, 0);
  await startSession(ramen, 31 * 24 * HOUR);
  expect(await onDevice((device) => device.cookSessions.count(), 0)).toBe(1);
});

test('keeps ticks from the recipe page when cooking starts', async () => {
  await tickOff(basil, 1, true, 100);
  await tickOff(basil, 0, true, 150);
  expect((await readPreparation('basil-rice', 200))?.ticked).toEqual([0, 1]);
  const session = await startSession(basil, 300);
  expect(session).toMatchObject({ state: 'cooking', step: 1, ticked: [0, 1] });
});

test('returns the ticks of the session for a recipe on the stove', async () => {
  const { id } = await startSession(basil, 100);
  await saveTick(id, 2, true, 200);
  await tickOff(basil, 0, true, 300);
  expect((await readPreparation('basil-rice', 400))?.ticked).toEqual([0, 2]);
  expect(await readSession('basil-rice', 400)).toMatchObject({ id, ticked: [0, 2] });
});

test('does not offer a recipe with ticks before cooking starts', async () => {
  await tickOff(basil, 1, true, 100);
  expect(await readUnfinishedSession(200)).toBeUndefined();
  expect(await readSession('basil-rice', 200)).toBeUndefined();
});

test('keeps servings and swaps from the recipe page when cooking starts', async () => {
  await saveServings(basil, 6, 100);
  await saveSwaps(basil, [0, 7], 150);
  expect(await readPreparation('basil-rice', 200)).toMatchObject({ servings: 6, swapped: [0] });
  const session = await startSession(basil, 300);
  expect(session).toMatchObject({ state: 'cooking', step: 1, servings: 6, swapped: [0] });
  closeDevice();
  expect(await readSession('basil-rice', 400)).toEqual(session);
});

test('resets servings and swaps, also while cooking', async () => {
  await saveServings(basil, 6, 100);
  await startSession(basil, 200);
  await saveSwaps(basil, [1], 300);
  await saveServings(basil, undefined, 400);
  await saveSwaps(basil, [], 500);
  const session = await readSession('basil-rice', 600);
  expect(session?.servings).toBeUndefined();
  expect(session?.swapped).toEqual([]);
});

test('resumes a session of an earlier version without servings and swaps', async () => {
  const { swapped: _swapped, ...older } = await startSession(basil, 100);
  await onDevice((device) => device.cookSessions.put({ ...older, step: 2 }), '');
  expect(await readSession('basil-rice', 200)).toMatchObject({ step: 2, swapped: [] });
});

test.each([0, 51, 2.5])('skips a session for %d servings as invalid', async (servings) => {
  const session = await startSession(basil, 100);
  await onDevice((device) => device.cookSessions.put({ ...session, servings }), '');
  expect(await readSession('basil-rice', 200)).toBeUndefined();
});
