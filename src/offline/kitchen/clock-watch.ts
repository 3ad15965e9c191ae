import { type Timer } from './timer.ts';

/** A timer's old and new end after the device's clock was set. */
export interface ClockChange {
  id: string;
  from: number;
  to: number;
}

/** Smaller steps are normal clock corrections. */
const MIN_CHANGE_MS = 2_000;

interface ClockReading {
  wall: number;
  monotonic: number;
  /** The page is visible and holds a wake lock. */
  isAwake: boolean;
  timers: readonly Timer[];
}

/**
 * Returns a function that compares `wall` (`Date.now()`) with `monotonic` (`performance.now()`) since its last call. If
 * the device's clock was set in between, it returns the timers to move. A clock set forward counts only while the
 * device is awake: many devices stop the monotonic clock during sleep, which looks the same.
 */
export function createClockWatch(): (now: ClockReading) => ClockChange[] {
  let last: ClockReading | undefined;
  return (now) => {
    const before = last;
    last = now;
    if (!before) return [];
    const ahead = now.wall - before.wall - (now.monotonic - before.monotonic);
    if (Math.abs(ahead) < MIN_CHANGE_MS) return [];
    if (ahead > 0 && !(before.isAwake && now.isAwake)) return [];
    return before.timers.flatMap(({ id, dueAt }) =>
      dueAt === undefined ? [] : [{ id, from: dueAt, to: dueAt + ahead }],
    );
  };
}

/** Returns the timer with its end moved, or unchanged if another tab has changed it. */
export function moveTimer(timer: Timer, { id, from, to }: ClockChange): Timer {
  if (timer.id !== id || timer.dueAt !== from) return timer;
  return { ...timer, dueAt: to, setAt: timer.setAt + to - from };
}
