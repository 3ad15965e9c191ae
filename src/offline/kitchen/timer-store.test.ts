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

/** Another tab: modules of its own, and a connection of its own to the same database. */
async function openOtherTab() {
  vi.resetModules();
  const store = await import('./timer-store.ts');
  const { closeDevice: close } = await import('../device/device.ts');
  return { ...store, close };
}

test('timers of several dishes are kept, the next to ring first', async () => {
  await saveTimer(toTimer('broth', 120), NOON);
  await saveTimer(toTimer('rice', 15, 'curry'), NOON);
  await changeTimer('rice', pauseTimer, NOON);
  await saveTimer(toTimer('eggs', 7), NOON);
  closeDevice();
  expect((await readTimers(NOON)).map(({ id }) => id)).toEqual(['eggs', 'broth', 'rice']);
});

test('every change is kept: a page loaded anew finds the timer as it is', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  await changeTimer('eggs', addMinute, NOON + MINUTE);
  closeDevice();
  const [eggs] = await readTimers(NOON + 2 * MINUTE);
  expect(eggs && toRemaining(eggs, NOON + 2 * MINUTE)).toBe(6 * MINUTE);
  await removeTimer('eggs');
  expect(await readTimers(NOON)).toEqual([]);
  expect(await changeTimer('eggs', addMinute, NOON)).toBeUndefined();
});

test('a due timer is taken once, and again after a minute more', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  expect(await takeDueTimers(NOON + 6 * MINUTE)).toEqual([]);
  expect((await takeDueTimers(NOON + 7 * MINUTE)).map(({ id }) => id)).toEqual(['eggs']);
  expect(await takeDueTimers(NOON + 7 * MINUTE)).toEqual([]);
  await changeTimer('eggs', addMinute, NOON + 8 * MINUTE);
  expect(await takeDueTimers(NOON + 9 * MINUTE)).toHaveLength(1);
});

test('of two tabs that ask at once, one rings', async () => {
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

test('a tab is told of what another one changes', async () => {
  const other = await openOtherTab();
  const told = new Promise<void>((resolve) => {
    const stop = subscribeToKitchen(() => {
      stop();
      resolve();
    });
  });
  await other.saveTimer(toTimer('eggs', 7), NOON);
  await told;
  expect(await readTimers(NOON)).toHaveLength(1);
  other.close();
});

test('a clock put back is followed once, although two tabs noticed', async () => {
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

test('after a start with the clock put back it rings late, never at the old hour of tomorrow', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  closeDevice();
  const yesterday = NOON - 24 * HOUR;
  await changeTimer('eggs', (timer) => timer, yesterday);
  expect(await takeDueTimers(yesterday + 7 * MINUTE)).toHaveLength(1);
});

test('what is over for a day is gone with the next start', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  expect(await readTimers(NOON + 25 * HOUR)).toEqual([]);
  await saveTimer({ ...toTimer('rice', 7), id: 'rice' }, NOON + 25 * HOUR);
  expect(await onDevice((device) => device.timers.count(), 0)).toBe(1);
});

test('a broken row is passed over', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  await onDevice((device) => device.timers.put({ id: 'x', dueAt: 'soon' }), '');
  expect((await readTimers(NOON)).map(({ id }) => id)).toEqual(['eggs']);
  expect(await takeDueTimers(NOON + HOUR)).toHaveLength(1);
});

test('where nothing can be stored a timer runs in the page all the same', async () => {
  useNoDevice();
  expect(await saveTimer(toTimer('eggs', 7), NOON)).toBe(false);
  await changeTimer('eggs', addMinute, NOON);
  expect(await takeDueTimers(NOON + 7 * MINUTE)).toEqual([]);
  expect(await takeDueTimers(NOON + 8 * MINUTE)).toHaveLength(1);
  expect(await takeDueTimers(NOON + 8 * MINUTE)).toEqual([]);
  await removeTimer('eggs');
  expect(await readTimers(NOON)).toEqual([]);
});

test('where the device fails as a timer comes to its end, what is shown rings, once', async () => {
  await saveTimer(toTimer('eggs', 7), NOON);
  const shown = await readTimers(NOON);
  useNoDevice();
  expect(await takeDueTimers(NOON + 7 * MINUTE, shown)).toHaveLength(1);
  expect(await takeDueTimers(NOON + 7 * MINUTE, shown)).toEqual([]);
});
