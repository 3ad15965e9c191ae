import { type Timer } from './timer.ts';

/** A timer's end as this page knew it, and where it belongs on the clock that was set. */
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
  /** The page is in sight and keeps the screen on. */
  isAwake: boolean;
  timers: readonly Timer[];
}

/**
 * Tells, at every look, which timers must be moved because the device's clock was set since the last one: by `monotonic`
 * (`performance.now()`) another time has passed than by `wall` (`Date.now()`). A wall clock that went further counts only
 * while the device is awake, since many devices stop the monotonic clock while they sleep.
 */
export function createClockWatch(): (now: Look) => ClockMove[] {
  let last: Look | undefined;
  return (now) => {
    const before = last;
    last = now;
    if (!before) return [];
    const ahead = now.wall - before.wall - (now.monotonic - before.monotonic);
    if (Math.abs(ahead) < NOTICED_MS) return [];
    if (ahead > 0 && !(before.isAwake && now.isAwake)) return [];
    return before.timers.flatMap(({ id, dueAt }) =>
      dueAt === undefined ? [] : [{ id, from: dueAt, to: dueAt + ahead }],
    );
  };
}

/** The timer with its end moved; as it is where somebody else has changed it since. */
export function moveTimer(timer: Timer, { id, from, to }: ClockMove): Timer {
  if (timer.id !== id || timer.dueAt !== from) return timer;
  return { ...timer, dueAt: to, setAt: timer.setAt + to - from };
}
