import { expect, test } from 'vitest';
import {
  addMinute,
  isDue,
  isForgotten,
  pauseTimer,
  resumeTimer,
  settleTimer,
  startSecondSide,
  startTimer,
  toRemaining,
} from './timer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** An arbitrary point in time, called noon here. */
const NOON = 1_780_000_000_000;

const place = { id: 't', dishId: 'ramen', step: 3, name: 'Ramen' };
const tenMinutes = startTimer(place, { words: '10 minutes', seconds: 600 }, NOON);

test('counts down and continues below zero', () => {
  expect(toRemaining(tenMinutes, NOON)).toBe(10 * MINUTE);
  expect(toRemaining(tenMinutes, NOON + 4 * MINUTE)).toBe(6 * MINUTE);
  expect(toRemaining(tenMinutes, NOON + 13 * MINUTE)).toBe(-3 * MINUTE);
});

test('rings at the lower end of a range and keeps the upper end', () => {
  const span = startTimer(place, { words: '20 to 25 minutes', seconds: 1200, upTo: 1500 }, NOON);
  expect(toRemaining(span, NOON)).toBe(20 * MINUTE);
  expect(span.upTo).toBe(1500);
});

test('is due from its end until it has rung', () => {
  expect(isDue(tenMinutes, NOON + 10 * MINUTE - 1)).toBe(false);
  expect(isDue(tenMinutes, NOON + 10 * MINUTE)).toBe(true);
  expect(isDue({ ...tenMinutes, rangAt: NOON + 10 * MINUTE }, NOON + HOUR)).toBe(false);
});

test('counts the time in which the app did not run', () => {
  const afterFreeze = NOON + 9 * MINUTE + 59_000;
  expect(toRemaining(tenMinutes, afterFreeze)).toBe(1000);
});

test('is unchanged after serialization', () => {
  const read = JSON.parse(JSON.stringify(tenMinutes));
  expect(toRemaining(read, NOON + MINUTE)).toBe(9 * MINUTE);
});

test('stops while it is paused and continues afterwards', () => {
  const paused = pauseTimer(tenMinutes, NOON + 4 * MINUTE);
  expect(toRemaining(paused, NOON + 5 * HOUR)).toBe(6 * MINUTE);
  expect(isDue(paused, NOON + 5 * HOUR)).toBe(false);
  const resumed = resumeTimer(paused, NOON + 5 * HOUR);
  expect(toRemaining(resumed, NOON + 5 * HOUR + MINUTE)).toBe(5 * MINUTE);
  expect(resumeTimer(resumed, NOON + 6 * HOUR)).toBe(resumed);
  expect(pauseTimer(paused, NOON + 6 * HOUR)).toBe(paused);
});

test('cannot be paused after its end', () => {
  expect(pauseTimer(tenMinutes, NOON + 10 * MINUTE)).toBe(tenMinutes);
});

test('adds a minute while running, while paused, and after it rang', () => {
  expect(toRemaining(addMinute(tenMinutes, NOON), NOON)).toBe(11 * MINUTE);
  const paused = pauseTimer(tenMinutes, NOON + 4 * MINUTE);
  expect(toRemaining(addMinute(paused, NOON + HOUR), NOON + 2 * HOUR)).toBe(7 * MINUTE);
  const rang = { ...tenMinutes, rangAt: NOON + 10 * MINUTE };
  const again = addMinute(rang, NOON + 12 * MINUTE);
  expect(toRemaining(again, NOON + 12 * MINUTE)).toBe(MINUTE);
  expect(isDue(again, NOON + 13 * MINUTE)).toBe(true);
});

test('runs the same time for the second side, and has no third side', () => {
  const words = { words: '3 minutes a side', seconds: 180, isEachSide: true };
  const first = startTimer(place, words, NOON);
  expect(first.side).toBe(1);
  const rang = { ...first, rangAt: NOON + 3 * MINUTE };
  const second = startSecondSide(rang, NOON + 4 * MINUTE);
  expect(second.side).toBe(2);
  expect(toRemaining(second, NOON + 4 * MINUTE)).toBe(3 * MINUTE);
  expect(isDue(second, NOON + 7 * MINUTE)).toBe(true);
  expect(startSecondSide(second, NOON + 8 * MINUTE)).toBe(second);
  expect(startSecondSide(tenMinutes, NOON)).toBe(tenMinutes);
});

test('never shows more than its duration if the clock is set back before its start', () => {
  const yesterday = NOON - 24 * HOUR;
  expect(toRemaining(tenMinutes, yesterday)).toBe(10 * MINUTE);
  const settled = settleTimer(tenMinutes, yesterday);
  expect(toRemaining(settled, yesterday + 4 * MINUTE)).toBe(6 * MINUTE);
  expect(settleTimer(tenMinutes, NOON + MINUTE)).toBe(tenMinutes);
});

test('rings at once if the clock is set forward', () => {
  expect(isDue(tenMinutes, NOON + 24 * HOUR)).toBe(true);
});

test('is removed a day after its end or pause, for any duration', () => {
  const night = startTimer(place, { words: '30 hours', seconds: 30 * 3600 }, NOON);
  expect(isForgotten(night, NOON + 29 * HOUR)).toBe(false);
  expect(isForgotten(night, NOON + 54 * HOUR)).toBe(true);
  expect(isForgotten(pauseTimer(night, NOON + HOUR), NOON + 25 * HOUR)).toBe(true);
});
