import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDevice, onDevice } from '../device/device.ts';
import { useFreshDevice, useNoDevice } from '../testing/fresh-device.ts';
import { subscribeToKitchen } from './changes.ts';
import { addMinute, pauseTimer, startTimer, type Timer, toRemaining } from './timer.ts';
import {
  changeTimer,
  moveTimers,
  readTimers,
  removeTimer,
  saveTimer,
  takeDueTimers,
} from './timer-store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = 1_780_000_000_000;

beforeEach(useFreshDevice);
afterEach(async () => {
  for (const { id } of await readTimers(NOON)) await removeTimer(id);
  closeDevice();
});

function toTimer(id: string, minutes: number, dishId = 'ramen'): Timer {
  const place = { id, dishId, step: 1, name: dishId };
  return startTimer(place, { words: `${minutes} minutes`, seconds: minutes * 60 }, NOON);
}

/** Simulates another tab with fresh modules and another connection to the same database. */
async function openOtherTab() {
  vi.resetModules();
  const store = await import('./timer-store.ts');
  const { closeDevice: close } = await import('../device/device.ts');
  return { ...store, close };
}

test('stores timers of several dishes, the next to ring first', async () => {
  await saveTimer(toTimer('broth', 120), NOON);
  await saveTimer(toTimer('rice', 15, 'curry'), NOON);
  await changeTimer('rice', pauseTimer, NOON);
  await saveTimer(toTimer('eggs', 7), NOON);
  closeDevice();
  expect((await readTimers(NOON)).map(({ id }) => id)).toEqual(['eggs', 'broth', 'rice']);
});

test('stores every change for a reloaded page', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  await changeTimer('eggs', addMinute, NOON + MINUTE);
  closeDevice();
  const [eggs] = await readTimers(NOON + 2 * MINUTE);
  expect(eggs && toRemaining(eggs, NOON + 2 * MINUTE)).toBe(6 * MINUTE);
  await removeTimer('eggs');
  expect(await readTimers(NOON)).toEqual([]);
  expect(await changeTimer('eggs', addMinute, NOON)).toBeUndefined();
});

test('takes a due timer once, and again after a minute is added', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  expect(await takeDueTimers(NOON + 6 * MINUTE)).toEqual([]);
  expect((await takeDueTimers(NOON + 7 * MINUTE)).map(({ id }) => id)).toEqual(['eggs']);
  expect(await takeDueTimers(NOON + 7 * MINUTE)).toEqual([]);
  await changeTimer('eggs', addMinute, NOON + 8 * MINUTE);
  expect(await takeDueTimers(NOON + 9 * MINUTE)).toHaveLength(1);
});

test('rings in one of two tabs that take timers at once', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  await saveTimer(toTimer('rice', 7), NOON);
  const other = await openOtherTab();
  const at = NOON + 8 * MINUTE;
  const taken = await Promise.all([takeDueTimers(at), other.takeDueTimers(at), takeDueTimers(at)]);
  expect(
    taken
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['eggs', 'rice']);
  expect((await other.readTimers(at)).every(({ rangAt }) => rangAt === at)).toBe(true);
  other.close();
});

test('notifies a tab of changes in another tab', async () => {
  const other = await openOtherTab();
  const notified = new Promise<void>((resolve) => {
    const stop = subscribeToKitchen(() => {
      stop();
      resolve();
    });
  });
  await other.saveTimer(toTimer('eggs', 7), NOON);
  await notified;
  expect(await readTimers(NOON)).toHaveLength(1);
  other.close();
});

test('moves timers once if two tabs notice a clock set back', async () => {
  const eggs = toTimer('eggs', 7);
  await saveTimer(eggs, NOON);
  const from = NOON + 7 * MINUTE;
  const move = { id: 'eggs', from, to: from - HOUR };
  const other = await openOtherTab();
  await Promise.all([moveTimers([move]), other.moveTimers([move])]);
  const wall = NOON - HOUR + MINUTE;
  const [moved] = await readTimers(wall);
  expect(moved && toRemaining(moved, wall)).toBe(6 * MINUTE);
  other.close();
});

test('rings late after a start with the clock set back, but not a day late', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  closeDevice();
  const yesterday = NOON - 24 * HOUR;
  await changeTimer('eggs', (timer) => timer, yesterday);
  expect(await takeDueTimers(yesterday + 7 * MINUTE)).toHaveLength(1);
});

test('deletes timers a day after their end', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  expect(await readTimers(NOON + 25 * HOUR)).toEqual([]);
  await saveTimer({ ...toTimer('rice', 7), id: 'rice' }, NOON + 25 * HOUR);
  expect(await onDevice((device) => device.timers.count(), 0)).toBe(1);
});

test('skips an invalid row', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  await onDevice((device) => device.timers.put({ id: 'x', dueAt: 'soon' }), '');
  expect((await readTimers(NOON)).map(({ id }) => id)).toEqual(['eggs']);
  expect(await takeDueTimers(NOON + HOUR)).toHaveLength(1);
});

test('runs a timer in the page if nothing can be stored', async () => {
  useNoDevice();
  expect(await saveTimer(toTimer('eggs', 7), NOON)).toBe(false);
  await changeTimer('eggs', addMinute, NOON);
  expect(await takeDueTimers(NOON + 7 * MINUTE)).toEqual([]);
  expect(await takeDueTimers(NOON + 8 * MINUTE)).toHaveLength(1);
  expect(await takeDueTimers(NOON + 8 * MINUTE)).toEqual([]);
  await removeTimer('eggs');
  expect(await readTimers(NOON)).toEqual([]);
});

test('rings once for shown timers if the device fails when they are due', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  const shown = await readTimers(NOON);
  useNoDevice();
  expect(await takeDueTimers(NOON + 7 * MINUTE, shown)).toHaveLength(1);
  expect(await takeDueTimers(NOON + 7 * MINUTE, shown)).toEqual([]);
});
