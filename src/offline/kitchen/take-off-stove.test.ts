import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDevice } from '../device/device.ts';
import { readSessions, startSession } from '../recipes/cooking-session.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { toSampleRecipe } from '../testing/sample-recipes.ts';
import { readMealTime, saveMealTime } from './meal-time.ts';
import { takeOffStove } from './take-off-stove.ts';
import { startAlarm, startTimer } from './timer.ts';
import { readTimers, saveTimer } from './timer-store.ts';

beforeEach(useFreshDevice);
afterEach(closeDevice);

test('removes the timers and alarms of a dish, and with the last dish the meal', async () => {
  const now = Date.now();
  const ramen = await startSession(toSampleRecipe('ramen'));
  const pho = await startSession(toSampleRecipe('pho'));
  for (const dishId of ['ramen', 'pho']) {
    const place = { id: `${dishId}/1`, dishId, step: 1, name: dishId };
    await saveTimer(startTimer(place, { words: '8 minutes', seconds: 480 }, now));
    await saveTimer(startAlarm({ ...place, id: `${dishId}/alarm` }, now + 900_000, now));
  }
  await saveMealTime({ eatAt: now + 3_600_000, dishes: [] });

  await takeOffStove(ramen.id, 'ramen');
  expect((await readSessions()).map(({ recipeId }) => recipeId)).toEqual(['pho']);
  expect((await readTimers()).map(({ dishId }) => dishId)).toEqual(['pho', 'pho']);
  expect(await readMealTime()).toBeDefined();

  const timers = await readTimers();
  const putBack = await takeOffStove(pho.id, 'pho');
  expect(await readTimers()).toEqual([]);
  expect(await readMealTime()).toBeUndefined();

  await putBack();
  expect((await readSessions()).map(({ id }) => id)).toEqual([pho.id]);
  expect(await readTimers()).toEqual(timers);
  expect(await readMealTime()).toBeDefined();
});
