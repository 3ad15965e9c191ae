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

test('with the clock put back by an hour while the page lives, the rest stays what it was', () => {
  const look = createClockWatch();
  expect(look({ wall: NOON + 90 * MINUTE, monotonic: 5000, timers: [timer] })).toEqual([]);
  // Ten seconds later the clock reads an hour less.
  const wall = NOON + 30 * MINUTE + 10_000;
  const [move, ...others] = look({ wall, monotonic: 15_000, timers: [timer] });
  expect(others).toEqual([]);
  if (!move) throw new Error('not noticed');
  const moved = moveTimer(timer, move);
  expect(toRemaining(moved, wall)).toBe(30 * MINUTE - 10_000);
  // A second tab that noticed the same finds it done.
  expect(moveTimer(moved, move)).toBe(moved);
});

test('sleep, frozen minutes and a clock put forward move nothing', () => {
  const look = createClockWatch();
  look({ wall: NOON, monotonic: 0, timers: [timer] });
  expect(look({ wall: NOON + HOUR, monotonic: 1000, timers: [timer] })).toEqual([]);
  expect(look({ wall: NOON + 2 * HOUR, monotonic: 1000 + HOUR, timers: [timer] })).toEqual([]);
});

test('a clock kept right by a second moves nothing', () => {
  const look = createClockWatch();
  look({ wall: NOON, monotonic: 0, timers: [timer] });
  expect(look({ wall: NOON + 9000, monotonic: 10_000, timers: [timer] })).toEqual([]);
});

test('what is paused has nothing to move', () => {
  const look = createClockWatch();
  const paused = pauseTimer(timer, NOON + MINUTE);
  look({ wall: NOON, monotonic: 0, timers: [paused] });
  expect(look({ wall: NOON - HOUR, monotonic: 1000, timers: [paused] })).toEqual([]);
});
