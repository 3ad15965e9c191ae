import * as texts from '../../../../texts/en/meal-plan.ts';
import { isTomorrow, roundUp, toTimeOfDay } from '../../../knowledge/timeline/clock.ts';
import { toDoneTime } from '../../../knowledge/timeline/plan-back.ts';
import type { Meal, StoveDish } from './meal.ts';

/** A smaller delay counts as on time. */
const LATE_MS = 60_000;

/** "19:30", or "07:05 tomorrow". */
export function toClock(at: number, now: number): string {
  const time = toTimeOfDay(at);
  return isTomorrow(at, now) ? texts.tomorrow(time) : time;
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
    ? texts.readyInsteadOf(toClock(roundUp(plan.readyAt), now), wanted)
    : texts.readyAt(wanted);
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

/** The remaining steps, once each, in the order of their starts. */
export function listSteps({ plan, dishes }: Meal): PlannedStep[] {
  const steps = new Map<string, PlannedStep>();
  for (const { dishId, job, startAt } of plan?.jobs ?? []) {
    const dish = dishes.find(({ id }) => id === dishId);
    const key = `${dishId} ${job.step}`;
    if (!dish) continue;
    const planned = steps.get(key) ?? {
      dish,
      step: job.step,
      startAt,
      hasBegun: job.isRunning === true,
      times: [],
    };
    if (job.handsOn > 0) planned.times.push({ kind: 'handsOn', seconds: job.handsOn });
    planned.times.push(...job.waits);
    steps.set(key, planned);
  }
  return [...steps.values()];
}
