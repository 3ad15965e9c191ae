import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDevice } from '../device/device.ts';
import { useFreshDevice, useNoDevice } from '../testing/fresh-device.ts';
import { subscribeToKitchen } from './changes.ts';
import { readMealTime, removeMealTime, saveMealTime } from './meal-time.ts';

const EAT_AT = 1_780_000_000_000;
const HOUR = 3_600_000;
const MEAL = { eatAt: EAT_AT, dishes: ['ramen'] };

beforeEach(useFreshDevice);
afterEach(async () => {
  await removeMealTime();
  closeDevice();
});

test('stores the time of a meal until it is removed', async () => {
  expect(await saveMealTime(MEAL)).toBe(true);
  closeDevice();
  expect(await readMealTime(EAT_AT)).toEqual(MEAL);
  await removeMealTime();
  expect(await readMealTime(EAT_AT)).toBeUndefined();
});

test('forgets the meal after twelve hours', async () => {
  await saveMealTime(MEAL);
  expect(await readMealTime(EAT_AT + 11 * HOUR)).toEqual(MEAL);
  expect(await readMealTime(EAT_AT + 12 * HOUR)).toBeUndefined();
});

test('notifies every tab', async () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToKitchen(listener);
  await saveMealTime(MEAL);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  stop();
});

test('keeps the meal in the page if the device stores nothing', async () => {
  useNoDevice();
  expect(await saveMealTime(MEAL)).toBe(false);
  expect(await readMealTime(EAT_AT)).toEqual(MEAL);
});
