import type { Job } from './job.ts';
import { type PlannedJob, planBack, toStartTime } from './plan-back.ts';
import { type Progress, toWorkLeft } from './work-left.ts';

export interface MealDish extends Omit<Progress, 'elapsed'> {
  id: string;
  jobs: readonly Job[];
  /** When the cook opened its current step, if they are at it now. */
  attendedSince?: number;
}

export interface MealPlan {
  jobs: readonly PlannedJob[];
  eatAt: number;
  readyAt: number;
  /** Delay of the meal in milliseconds, 0 or more. */
  late: number;
}

/** Plans the remaining work backwards from the meal, and delays it if it should have started already. */
export function planMeal(dishes: readonly MealDish[], eatAt: number, now: number): MealPlan {
  const untouched = planBack(
    dishes.map((dish) => toDishLeft(dish, 0)),
    eatAt,
  );
  const left = dishes.map((dish) => toDishLeft(dish, toElapsed(dish, untouched, now)));
  const jobs = planBack(left, eatAt);
  const late =
    jobs.length === 0 ? Math.max(0, now - eatAt) : Math.max(0, now - toStartTime(jobs, eatAt));
  return {
    jobs: jobs
      .map((planned) => moveTo(planned, planned.job.isRunning ? now : planned.startAt + late))
      .toSorted((one, other) => one.startAt - other.startAt),
    eatAt,
    readyAt: eatAt + late,
    late,
  };
}

function moveTo({ dishId, job, ...planned }: PlannedJob, startAt: number): PlannedJob {
  const by = startAt - planned.startAt;
  return {
    dishId,
    job,
    startAt,
    handsFreeAt: planned.handsFreeAt + by,
    endAt: planned.endAt + by,
  };
}

export function toEarliest(dishes: readonly MealDish[], now: number): number {
  return planMeal(dishes, now, now).readyAt;
}

/** Seconds since the current step started. A step opened early counts from its planned start. */
function toElapsed(dish: MealDish, plan: readonly PlannedJob[], now: number): number {
  const { id, step, attendedSince } = dish;
  if (attendedSince === undefined) return 0;
  const planned = plan.find((one) => one.dishId === id && one.job.step === step);
  const begun = Math.max(attendedSince, planned?.startAt ?? attendedSince);
  return Math.max(0, (now - begun) / 1000);
}

function toDishLeft({ id, jobs, step, timers }: MealDish, elapsed: number) {
  return { id, jobs: toWorkLeft(jobs, { step, timers, elapsed }) };
}
