import { expect, test } from 'vitest';
import { createClockWatch, moveTimer } from './clock-watch.ts';
import { pauseTimer, startTimer, toRemaining } from './timer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = 1_780_000_000_000;

const timer = startTimer(
  { id: 't', dishId: 'ramen', step: 1, name: 'Ramen' },
  { words: '2 hours', seconds: 7200 },
  NOON,
);

test('keeps the remaining time if the clock is set back by an hour while the page runs', () => {
  const look = createClockWatch();
  expect(
    look({ wall: NOON + 90 * MINUTE, monotonic: 5000, isAwake: false, timers: [timer] }),
  ).toEqual([]);
  const wall = NOON + 30 * MINUTE + 10_000;
  const [move, ...others] = look({ wall, monotonic: 15_000, isAwake: false, timers: [timer] });
  expect(others).toEqual([]);
  if (!move) throw new Error('not noticed');
  const moved = moveTimer(timer, move);
  expect(toRemaining(moved, wall)).toBe(30 * MINUTE - 10_000);
  // A second tab with the same move changes nothing.
  expect(moveTimer(moved, move)).toBe(moved);
});

test('keeps the remaining time if the clock is set forward while the device is awake', () => {
  const look = createClockWatch();
  look({ wall: NOON, monotonic: 0, isAwake: true, timers: [timer] });
  const wall = NOON + 30 * MINUTE + 500;
  const [move] = look({ wall, monotonic: 500, isAwake: true, timers: [timer] });
  if (!move) throw new Error('not noticed');
  const moved = moveTimer(timer, move);
  expect(toRemaining(moved, wall)).toBe(2 * HOUR - 500);
  // The clock is set back to the right time.
  look({ wall, monotonic: 500, isAwake: true, timers: [moved] });
  const [back] = look({ wall: NOON + 1000, monotonic: 1000, isAwake: true, timers: [moved] });
  if (!back) throw new Error('not noticed');
  expect(toRemaining(moveTimer(moved, back), NOON + 1000)).toBe(2 * HOUR - 1000);
});

test('moves no timer after sleep, a frozen page, or on a device that may have slept', () => {
  const look = createClockWatch();
  look({ wall: NOON, monotonic: 0, isAwake: false, timers: [timer] });
  expect(look({ wall: NOON + HOUR, monotonic: 1000, isAwake: false, timers: [timer] })).toEqual([]);
  expect(
    look({ wall: NOON + 2 * HOUR, monotonic: 1000 + HOUR, isAwake: false, timers: [timer] }),
  ).toEqual([]);
});

test('moves no timer when the clock is corrected by a second', () => {
  const look = createClockWatch();
  look({ wall: NOON, monotonic: 0, isAwake: false, timers: [timer] });
  expect(look({ wall: NOON + 9000, monotonic: 10_000, isAwake: false, timers: [timer] })).toEqual(
    [],
  );
});

test('moves no paused timer', () => {
  const look = createClockWatch();
  const paused = pauseTimer(timer, NOON + MINUTE);
  look({ wall: NOON, monotonic: 0, isAwake: false, timers: [paused] });
  expect(look({ wall: NOON - HOUR, monotonic: 1000, isAwake: false, timers: [paused] })).toEqual(
    [],
  );
});
