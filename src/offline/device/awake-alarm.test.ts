import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAwakeAlarm } from './awake-alarm.ts';

const start = new Date('2026-11-23T18:00:00Z');
const ring = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  ring.mockClear();
});
afterEach(() => vi.useRealTimers());

/** Moves the clock forward; timers run only at the end. */
function sleep(ms: number): void {
  const later = performance.now() + ms;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  vi.advanceTimersToNextTimer();
  clock.mockRestore();
}

test('rings once after its time', () => {
  setAwakeAlarm(ring, 4_000);
  vi.advanceTimersByTime(3_999);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(ring).toHaveBeenCalledOnce();
});

test('waits the whole time again after a sleep', () => {
  setAwakeAlarm(ring, 4_000);
  sleep(180_000);
  vi.advanceTimersByTime(3_999);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ring).toHaveBeenCalledOnce();
});

test('does not ring after it is cancelled, with or without a sleep', () => {
  const callOff = setAwakeAlarm(ring, 4_000);
  sleep(180_000);
  callOff();
  vi.advanceTimersByTime(10_000);
  expect(ring).not.toHaveBeenCalled();
});
