import type { Job } from './job.ts';
import { type PlannedJob, planBack, toStartTime } from './plan-back.ts';
import { type Progress, toWorkLeft } from './work-left.ts';

/** A dish on the stove. */
export interface MealDish extends Omit<Progress, 'elapsed'> {
  id: string;
  jobs: readonly Job[];
  /** When the cook came to its step, where the cook stands before it now. */
  attendedSince?: number;
}

/** How a meal comes about, from now on. */
export interface MealPlan {
  /** In the order in which they begin. */
  jobs: readonly PlannedJob[];
  eatAt: number;
  /** `eatAt`, or later. */
  readyAt: number;
  /** Milliseconds by which all of it is too late; 0 or more. */
  late: number;
}

/** Plans what is left of the dishes back from the meal, and moves all of it on where it should have begun already. */
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

/** When dinner is ready if everything begins now. */
export function toEarliest(dishes: readonly MealDish[], now: number): number {
  return planMeal(dishes, now, now).readyAt;
}

/** A step that is looked at before its time is not begun; one that is taken up late begins then. */
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
