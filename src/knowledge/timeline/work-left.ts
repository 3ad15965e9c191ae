import { type Job, type Need, toWaiting, type Wait } from './job.ts';

/** A timer of the dish: the step's words for its time, and the remaining seconds, 0 after it rang. */
export interface TimerLeft {
  step: number;
  words: string;
  seconds: number;
}

export interface Progress {
  /** Current step, from 1. */
  step: number;
  timers: readonly TimerLeft[];
  elapsed: number;
}

/**
 * Returns the remaining jobs. Steps before the current one are done, except for waits with a running timer, for which
 * the remaining time counts. Parts of the current step without a timer are reduced by `elapsed`.
 */
export function toWorkLeft(jobs: readonly Job[], progress: Progress): Job[] {
  const lastTimed = jobs.findLastIndex(
    (job) => job.step === progress.step && findTimer(job, progress.timers) !== undefined,
  );
  let elapsed = progress.elapsed;
  const left = jobs.map((job, at) => {
    const timer = findTimer(job, progress.timers);
    if (timer) return toTimed(job, timer);
    if (job.step < progress.step || (job.step === progress.step && at < lastTimed))
      return undefined;
    if (job.step > progress.step) return job;
    const shorter = shorten(job, elapsed);
    elapsed = Math.max(0, elapsed - job.handsOn - toWaiting(job));
    return shorter;
  });
  return withoutDone(jobs, left);
}

function findTimer(job: Job, timers: readonly TimerLeft[]): TimerLeft | undefined {
  const words = new Set([...job.worked, ...job.waits.map((wait) => wait.words)]);
  return timers.find((timer) => timer.step === job.step && words.has(timer.words));
}

/** The work of a timed job is done or running. Its wait lasts as long as the timer. */
function toTimed(given: Job, { words, seconds }: TimerLeft): Job | undefined {
  const at = given.waits.findIndex((wait) => wait.words === words);
  const job: Job = seconds > 0 ? { ...given, isRunning: true } : given;
  if (at < 0) return keepSome({ ...job, handsOn: seconds });
  const [timed, ...later] = job.waits.slice(at);
  const waits = timed ? [{ ...timed, seconds }, ...later] : later;
  return keepSome({ ...job, handsOn: 0, waits });
}

function shorten(job: Job, elapsed: number): Job | undefined {
  let elapsedWait = Math.max(0, elapsed - job.handsOn);
  const waits = job.waits.map((wait): Wait => {
    const seconds = Math.max(0, wait.seconds - elapsedWait);
    elapsedWait = Math.max(0, elapsedWait - wait.seconds);
    return { ...wait, seconds };
  });
  return keepSome({ ...job, handsOn: Math.max(0, job.handsOn - elapsed), waits });
}

function keepSome(job: Job): Job | undefined {
  const waits = job.waits.filter(({ seconds }) => seconds > 0);
  return job.handsOn > 0 || waits.length > 0 ? { ...job, waits } : undefined;
}

/** Removes finished jobs. Jobs that needed one need its own needs instead. */
function withoutDone(jobs: readonly Job[], left: readonly (Job | undefined)[]): Job[] {
  const places = new Map<number, number>();
  for (const [at, job] of left.entries()) if (job) places.set(at, places.size);
  const toNeeds = (needs: readonly Need[]): Need[] =>
    needs.flatMap((need) => {
      const place = places.get(need.job);
      return place === undefined ? toNeeds(jobs[need.job]?.needs ?? []) : [{ ...need, job: place }];
    });
  return left.flatMap((job) => (job ? [{ ...job, needs: toStrictest(toNeeds(job.needs)) }] : []));
}

function toStrictest(needs: readonly Need[]): Need[] {
  const found = new Map<number, Need>();
  for (const need of needs) {
    if (need.until === 'end' || !found.has(need.job)) found.set(need.job, need);
  }
  return [...found.values()];
}
