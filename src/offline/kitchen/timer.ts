import * as v from 'valibot';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

/**
 * A timer of a step. It holds points in time, never a countdown: nothing has to run for it to be right. Times are
 * milliseconds since 1970, `seconds` and `upTo` the two ends of what the step says. It runs towards `dueAt` or is paused
 * with `pausedRest` milliseconds left; `setAt` is when that was last decided. `rangAt`: some tab has rung for it.
 */
export const Timer = v.pipe(
  v.object({
    id: v.string(),
    /** The recipe being cooked. */
    dishId: v.string(),
    /** From 1. */
    step: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** What the step calls it: "20 to 25 minutes". */
    words: v.string(),
    /** What the dish is called. */
    name: v.string(),
    /** A short label: "Peppercorns". */
    thing: v.optional(v.string()),
    seconds: v.pipe(v.number(), v.minValue(0)),
    upTo: v.optional(v.number()),
    /** Only where the duration is meant for each of two sides. */
    side: v.optional(v.picklist([1, 2])),
    setAt: v.number(),
    dueAt: v.optional(v.number()),
    pausedRest: v.optional(v.pipe(v.number(), v.minValue(0))),
    rangAt: v.optional(v.number()),
    /** An alarm: it rings when the step is planned to begin, and times nothing in it. */
    isStart: v.optional(v.literal(true)),
  }),
  v.check(({ dueAt, pausedRest }) => (dueAt === undefined) !== (pausedRest === undefined)),
);
export type Timer = v.InferOutput<typeof Timer>;

/** What a step says of the duration that is timed (`src/knowledge/durations`). */
interface Timed {
  words: string;
  seconds: number;
  upTo?: number;
  isEachSide?: boolean;
}

type Place = Pick<Timer, 'id' | 'dishId' | 'step' | 'name' | 'thing'>;

/** A timer that starts now. Of a span it takes the lower end: one can always cook on but never back. */
export function startTimer(place: Place, timed: Timed, now: number): Timer {
  const { words, seconds, upTo, isEachSide } = timed;
  const plain = { ...place, words, seconds, setAt: now, dueAt: now + seconds * 1000 };
  return {
    ...plain,
    ...(upTo !== undefined && { upTo }),
    ...(isEachSide && { side: 1 as const }),
  };
}

/** An alarm for the planned start of a step. */
export function startAlarm(place: Place, dueAt: number, now: number): Timer {
  return { ...place, words: '', seconds: (dueAt - now) / 1000, setAt: now, dueAt, isStart: true };
}

/** A timer of the cook that has not rung yet, paused or not; a planned start is none. */
export function isRunning({ isStart, rangAt }: Timer): boolean {
  return !isStart && rangAt === undefined;
}

/** Whether it is shown: an alarm is, once it rings. */
export function isShown({ isStart, rangAt }: Timer): boolean {
  return !isStart || rangAt !== undefined;
}

/**
 * Milliseconds left, below 0 once it is overdue. Never more than were left when it was set: where the clock reads less
 * than then, it was put back in between.
 */
export function toRemaining(timer: Timer, now: number): number {
  if (timer.dueAt === undefined) return timer.pausedRest ?? 0;
  return timer.dueAt - Math.max(now, timer.setAt);
}

/** Whether it has come to its end and nobody has rung for it yet. */
export function isDue(timer: Timer, now: number): boolean {
  return timer.dueAt !== undefined && timer.rangAt === undefined && toRemaining(timer, now) <= 0;
}

/** Some tab rings for it now. */
export function markRung(timer: Timer, now: number): Timer {
  return { ...timer, rangAt: now };
}

/** A timer that is over cannot be paused. */
export function pauseTimer(timer: Timer, now: number): Timer {
  const rest = toRemaining(timer, now);
  if (timer.dueAt === undefined || rest <= 0) return timer;
  const { dueAt: _due, ...kept } = timer;
  return { ...kept, pausedRest: rest, setAt: now };
}

export function resumeTimer(timer: Timer, now: number): Timer {
  return timer.pausedRest === undefined ? timer : toRunning(timer, timer.pausedRest, now);
}

/** One that is over starts again with the minute. */
export function addMinute(timer: Timer, now: number): Timer {
  const rest = Math.max(0, toRemaining(timer, now)) + MINUTE_MS;
  if (timer.pausedRest !== undefined) return { ...timer, pausedRest: rest, setAt: now };
  return toRunning(timer, rest, now);
}

/** The same time once more, for the second side; a timer without sides stays as it is. */
export function startSecondSide(timer: Timer, now: number): Timer {
  if (timer.side !== 1) return timer;
  return { ...toRunning(timer, timer.seconds * 1000, now), side: 2 };
}

/**
 * After the clock was put back to before the timer was set, its rest counts from now: it rings late by what had passed, but
 * never early, and not a day late.
 */
export function settleTimer(timer: Timer, now: number): Timer {
  if (timer.dueAt === undefined || now >= timer.setAt) return timer;
  return { ...timer, dueAt: now + toRemaining(timer, now), setAt: now };
}

/** Whether nobody will miss it: over for a day, or paused for one. */
export function isForgotten(timer: Timer, now: number): boolean {
  return now - (timer.dueAt ?? timer.setAt) >= DAY_MS;
}

function toRunning(timer: Timer, rest: number, now: number): Timer {
  const { pausedRest: _rest, rangAt: _rang, ...kept } = timer;
  return { ...kept, dueAt: now + rest, setAt: now };
}
