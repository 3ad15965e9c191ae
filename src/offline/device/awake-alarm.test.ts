import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAwakeAlarm } from './awake-alarm.ts';

const start = new Date('2026-11-23T18:00:00Z');
const ring = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  ring.mockClear();
});
afterEach(() => vi.useRealTimers());

/** The clock goes on, but no timer runs until the end of it. */
function sleep(ms: number): void {
  const later = performance.now() + ms;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  vi.advanceTimersToNextTimer();
  clock.mockRestore();
}

test('an alarm rings once after its time', () => {
  setAwakeAlarm(ring, 4_000);
  vi.advanceTimersByTime(3_999);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(ring).toHaveBeenCalledOnce();
});

test('after a sleep it waits its whole time again', () => {
  setAwakeAlarm(ring, 4_000);
  sleep(180_000);
  vi.advanceTimersByTime(3_999);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ring).toHaveBeenCalledOnce();
});

test('one that was called off does not ring, neither before nor after a sleep', () => {
  const callOff = setAwakeAlarm(ring, 4_000);
  sleep(180_000);
  callOff();
  vi.advanceTimersByTime(10_000);
  expect(ring).not.toHaveBeenCalled();
});
