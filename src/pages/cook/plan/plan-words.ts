import { isTomorrow, roundUp, toTimeOfDay } from '#knowledge/timeline/clock.ts';
import { toDoneTime } from '#knowledge/timeline/plan-back.ts';
import * as cookTexts from '#texts/cook.ts';
import type { Meal, StoveDish } from './meal.ts';

/** A smaller delay counts as on time. */
const LATE_MS = 60_000;

/** "19:30", or "07:05 tomorrow". */
export function toClock(at: number, now: number): string {
  const time = toTimeOfDay(at);
  return isTomorrow(at, now) ? cookTexts.tomorrow(time) : time;
}

export function isLate({ plan }: Meal): boolean {
  return plan !== undefined && plan.late >= LATE_MS;
}

/** "Ready at 19:30", or the later time in its place; '' if there is no plan. */
export function toReady(meal: Meal): string {
  const { plan, now } = meal;
  if (!plan) return '';
  const wanted = toClock(plan.eatAt, now);
  return isLate(meal)
    ? cookTexts.readyInsteadOf(toClock(roundUp(plan.readyAt), now), wanted)
    : cookTexts.readyAt(wanted);
}

/** A dish that is ready less than this before the meal needs no note. */
const KEPT_WARM_MS = 5 * 60_000;

/** Dishes that are ready well before the meal, with the time they are ready. */
export function listKeptWarm({ plan, dishes }: Meal): { title: string; from: number }[] {
  if (!plan) return [];
  return dishes.flatMap(({ id, recipe }) => {
    const from = toDoneTime(plan.jobs, id);
    const isEarly = from !== undefined && plan.readyAt - from >= KEPT_WARM_MS;
    return isEarly ? [{ title: recipe.title, from }] : [];
  });
}

export interface PlannedStep {
  dish: StoveDish;
  step: number;
  startAt: number;
  /** Its timer is running. */
  hasBegun: boolean;
  times: { kind: 'handsOn' | 'waiting' | 'resting'; seconds: number }[];
}

/** A part of a step that begins within this time of the end of the part before it follows it at once. */
const AT_ONCE_MS = 60_000;

/**
 * The remaining steps in the order of their starts. A step is listed twice if the plan puts work of another dish between its
 * parts, because its times would otherwise claim hands that are busy elsewhere.
 */
export function listSteps({ plan, dishes }: Meal): PlannedStep[] {
  const parts: PlannedStep[] = [];
  const latest = new Map<string, { part: PlannedStep; endAt: number }>();
  for (const { dishId, job, startAt, endAt } of plan?.jobs ?? []) {
    const dish = dishes.find(({ id }) => id === dishId);
    const key = `${dishId} ${job.step}`;
    if (!dish) continue;
    const before = latest.get(key);
    const follows = before !== undefined && startAt - before.endAt < AT_ONCE_MS;
    const part = follows
      ? before.part
      : { dish, step: job.step, startAt, hasBegun: job.isRunning === true, times: [] };
    if (!follows) parts.push(part);
    if (job.handsOn > 0) part.times.push({ kind: 'handsOn', seconds: job.handsOn });
    part.times.push(...job.waits);
    latest.set(key, { part, endAt });
  }
  return parts;
}
