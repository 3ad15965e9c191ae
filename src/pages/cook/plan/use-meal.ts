import { useEffect, useMemo } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { keepAlarms } from './keep-alarms.ts';
import { type Meal, toMeal } from './meal.ts';
import { useStove } from './use-stove.ts';

/** The meal with the current dish first, recomputed over time. Also syncs its alarms. */
export function useMeal(recipe: Recipe, step: number): Meal | undefined {
  const stove = useStove(recipe._id, step);
  const meal = useMemo(() => stove && toMeal(stove, recipe), [stove, recipe]);
  useEffect(() => {
    if (meal && stove) keepAlarms(meal, stove.timers).catch(() => undefined);
  }, [meal, stove]);
  return meal;
}
