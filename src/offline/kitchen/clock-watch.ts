import { type Timer } from './timer.ts';

/** A timer's end as this page knew it, and where it belongs on the clock that was put back. */
export interface ClockMove {
  id: string;
  from: number;
  to: number;
}

/** Smaller steps are a clock being kept right. */
const NOTICED_MS = 2_000;

interface Look {
  wall: number;
  monotonic: number;
  timers: readonly Timer[];
}

/**
 * Tells, at every look, which timers must be moved because the device's clock was put back since the last one: the time that
 * passed by `monotonic` (`performance.now()`) is then more than by `wall` (`Date.now()`). The other way round says
 * nothing, since many devices stop the monotonic clock while they sleep.
 */
export function createClockWatch(): (now: Look) => ClockMove[] {
  let last: Look | undefined;
  return (now) => {
    const before = last;
    last = now;
    if (!before) return [];
    const back = now.monotonic - before.monotonic - (now.wall - before.wall);
    if (back < NOTICED_MS) return [];
    return before.timers.flatMap(({ id, dueAt }) =>
      dueAt === undefined ? [] : [{ id, from: dueAt, to: dueAt - back }],
    );
  };
}

/** The timer with its end moved; as it is where somebody else has changed it since. */
export function moveTimer(timer: Timer, { id, from, to }: ClockMove): Timer {
  if (timer.id !== id || timer.dueAt !== from) return timer;
  return { ...timer, dueAt: to, setAt: timer.setAt + to - from };
}
