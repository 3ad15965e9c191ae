import { type Job, type Need, toWaiting, type Wait } from './job.ts';

/** A timer of the dish: what a step calls its time, and the seconds left, 0 once it has rung. */
export interface TimerLeft {
  step: number;
  words: string;
  seconds: number;
}

/** How far the cook is with a dish. */
export interface Progress {
  /** Where the cook is, from 1. */
  step: number;
  timers: readonly TimerLeft[];
  /** Seconds since the cook took up this step. */
  elapsed: number;
}

/**
 * The jobs that are left, as they are left. Steps before the cook's are done, but for waits whose timers still run: a running
 * timer decides how long a wait still is. What of the cook's own step has no timer is done as the time goes by.
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

/** Its work is done, or being done, and what the timer shows is left of the time that it counts. */
function toTimed(given: Job, { words, seconds }: TimerLeft): Job | undefined {
  const at = given.waits.findIndex((wait) => wait.words === words);
  const job: Job = seconds > 0 ? { ...given, isRunning: true } : given;
  if (at < 0) return keepSome({ ...job, handsOn: seconds });
  const [timed, ...later] = job.waits.slice(at);
  const waits = timed ? [{ ...timed, seconds }, ...later] : later;
  return keepSome({ ...job, handsOn: 0, waits });
}

/** What is left of a job of which so many seconds have gone by; nothing once they are over. */
function shorten(job: Job, elapsed: number): Job | undefined {
  let gone = Math.max(0, elapsed - job.handsOn);
  const waits = job.waits.map((wait): Wait => {
    const seconds = Math.max(0, wait.seconds - gone);
    gone = Math.max(0, gone - wait.seconds);
    return { ...wait, seconds };
  });
  return keepSome({ ...job, handsOn: Math.max(0, job.handsOn - elapsed), waits });
}

function keepSome(job: Job): Job | undefined {
  const waits = job.waits.filter(({ seconds }) => seconds > 0);
  return job.handsOn > 0 || waits.length > 0 ? { ...job, waits } : undefined;
}

/** Without the jobs that are done: what they needed is needed by those that needed them. */
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
