import type { Recipe } from '#contract/recipe/schema.ts';
import { toJobs } from '#knowledge/timeline/dish-jobs.ts';
import type { Job } from '#knowledge/timeline/job.ts';
import { type MealDish, type MealPlan, planMeal } from '#knowledge/timeline/plan-meal.ts';
import type { TimerLeft } from '#knowledge/timeline/work-left.ts';
import { type Timer, toRemaining } from '#offline/kitchen/timer.ts';
import type { StoveNow } from './use-stove.ts';

export interface StoveDish extends MealDish {
  recipe: Recipe;
  isPlanned: boolean;
}

export interface Meal {
  now: number;
  dishes: readonly StoveDish[];
  eatAt: number | undefined;
  plan: MealPlan | undefined;
}

/** All unfinished dishes, the current one first, with the meal's plan if one is set. */
export function toMeal(stove: StoveNow, recipe: Recipe): Meal {
  const { now, step, since, meal, sessions, timers } = stove;
  const toDish = (one: Recipe, at: number): StoveDish => ({
    id: one._id,
    recipe: one,
    step: at,
    jobs: toKnownJobs(one),
    timers: toTimersLeft(timers, one._id, now),
    isPlanned: meal?.dishes.includes(one._id) ?? one._id === recipe._id,
  });
  const others = sessions.filter(({ recipeId }) => recipeId !== recipe._id);
  const dishes = [
    { ...toDish(recipe, step), attendedSince: since },
    ...others.map((session) => toDish(session.recipe, session.step)),
  ];
  const planned = dishes.filter(({ isPlanned }) => isPlanned);
  const eatAt = meal?.eatAt;
  return {
    now,
    dishes,
    eatAt,
    plan: eatAt === undefined ? undefined : planMeal(planned, eatAt, now),
  };
}

const known = new Map<string, Job[]>();

/** Memoised, because sessions are read from the device again and again as new objects. */
export function toKnownJobs(recipe: Recipe): Job[] {
  const key = [recipe._id, recipe.prepTime, recipe.cookTime, ...recipe.instructions].join('\n');
  const found = known.get(key) ?? toJobs(recipe);
  known.set(key, found);
  return found;
}

/** Time left per step of a dish. A timer for the first of two sides includes the second side. */
export function toTimersLeft(timers: readonly Timer[], dishId: string, now: number): TimerLeft[] {
  return timers
    .filter((timer) => timer.dishId === dishId && !timer.isStart)
    .map((timer) => {
      const left = Math.max(0, toRemaining(timer, now) / 1000);
      const { step, words, side, seconds } = timer;
      return { step, words, seconds: side === 1 ? left + seconds : left };
    });
}
