import * as v from 'valibot';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

/**
 * A timer of a step. It stores points in time, so nothing has to run for it to be right. Times are milliseconds since
 * 1970.
 * `seconds` and `upTo`: both ends of the duration in the step. `dueAt`: its end while it runs.
 * `pausedRest`: milliseconds left while it is paused. `setAt`: time of the last change of these two.
 * `rangAt`: the time at which a tab rang for it.
 */
export const Timer = v.pipe(
  v.object({
    id: v.string(),
    dishId: v.string(),
    /** Counted from 1. */
    step: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The duration as the step has it: "20 to 25 minutes". */
    words: v.string(),
    name: v.string(),
    /** A short label: "Peppercorns". */
    thing: v.optional(v.string()),
    seconds: v.pipe(v.number(), v.minValue(0)),
    upTo: v.optional(v.number()),
    /** Set only if the duration applies to each of two sides. */
    side: v.optional(v.picklist([1, 2])),
    setAt: v.number(),
    dueAt: v.optional(v.number()),
    pausedRest: v.optional(v.pipe(v.number(), v.minValue(0))),
    rangAt: v.optional(v.number()),
    /** An alarm, which rings at the planned start of the step. */
    isStart: v.optional(v.literal(true)),
  }),
  v.check(({ dueAt, pausedRest }) => (dueAt === undefined) !== (pausedRest === undefined)),
);
export type Timer = v.InferOutput<typeof Timer>;

/** A duration in the text of a step (`src/knowledge/durations`). */
interface Timed {
  words: string;
  seconds: number;
  upTo?: number;
  isEachSide?: boolean;
}

type Place = Pick<Timer, 'id' | 'dishId' | 'step' | 'name' | 'thing'>;

/** Starts a timer now. Of a range it uses the lower end, because a dish can be cooked longer but not shorter. */
export function startTimer(place: Place, timed: Timed, now: number): Timer {
  const { words, seconds, upTo, isEachSide } = timed;
  const plain = { ...place, words, seconds, setAt: now, dueAt: now + seconds * 1000 };
  return {
    ...plain,
    ...(upTo !== undefined && { upTo }),
    ...(isEachSide && { side: 1 as const }),
  };
}

export function startAlarm(place: Place, dueAt: number, now: number): Timer {
  return { ...place, words: '', seconds: (dueAt - now) / 1000, setAt: now, dueAt, isStart: true };
}

/** True for a timer, paused or not, that has not rung; false for alarms. */
export function isRunning({ isStart, rangAt }: Timer): boolean {
  return !isStart && rangAt === undefined;
}

/** Alarms are shown only once they ring. */
export function isShown({ isStart, rangAt }: Timer): boolean {
  return !isStart || rangAt !== undefined;
}

/** Milliseconds left, below 0 once it is overdue. A clock that was set back to before `setAt` does not add time. */
export function toRemaining(timer: Timer, now: number): number {
  if (timer.dueAt === undefined) return timer.pausedRest ?? 0;
  return timer.dueAt - Math.max(now, timer.setAt);
}

export function isDue(timer: Timer, now: number): boolean {
  return timer.dueAt !== undefined && timer.rangAt === undefined && toRemaining(timer, now) <= 0;
}

export function markRung(timer: Timer, now: number): Timer {
  return { ...timer, rangAt: now };
}

export function pauseTimer(timer: Timer, now: number): Timer {
  const rest = toRemaining(timer, now);
  if (timer.dueAt === undefined || rest <= 0) return timer;
  const { dueAt: _due, ...kept } = timer;
  return { ...kept, pausedRest: rest, setAt: now };
}

export function resumeTimer(timer: Timer, now: number): Timer {
  return timer.pausedRest === undefined ? timer : toRunning(timer, timer.pausedRest, now);
}

/** A finished timer starts again with one minute. */
export function addMinute(timer: Timer, now: number): Timer {
  const rest = Math.max(0, toRemaining(timer, now)) + MINUTE_MS;
  if (timer.pausedRest !== undefined) return { ...timer, pausedRest: rest, setAt: now };
  return toRunning(timer, rest, now);
}

export function startSecondSide(timer: Timer, now: number): Timer {
  if (timer.side !== 1) return timer;
  return { ...toRunning(timer, timer.seconds * 1000, now), side: 2 };
}

/**
 * If the clock was set back to before `setAt`, the remaining time counts from now. The timer then rings late by the
 * time that had passed, but never early or a day late.
 */
export function settleTimer(timer: Timer, now: number): Timer {
  if (timer.dueAt === undefined || now >= timer.setAt) return timer;
  return { ...timer, dueAt: now + toRemaining(timer, now), setAt: now };
}

/** True if a timer ended, or was paused, at least a day ago. */
export function isForgotten(timer: Timer, now: number): boolean {
  return now - (timer.dueAt ?? timer.setAt) >= DAY_MS;
}

function toRunning(timer: Timer, rest: number, now: number): Timer {
  const { pausedRest: _rest, rangAt: _rang, ...kept } = timer;
  return { ...kept, dueAt: now + rest, setAt: now };
}
