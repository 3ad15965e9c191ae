import { useEffect, useMemo } from 'react';
import type { Recipe } from '../../../../contract/recipe/recipe.ts';
import { keepAlarms } from './keep-alarms.ts';
import { type Meal, toMeal } from './meal.ts';
import { useStove } from './use-stove.ts';

/** The meal as seen from the dish before the cook, computed again as time goes by; its alarms are kept with it. */
export function useMeal(recipe: Recipe, step: number): Meal | undefined {
  const stove = useStove(recipe._id, step);
  const meal = useMemo(() => stove && toMeal(stove, recipe), [stove, recipe]);
  useEffect(() => {
    if (meal && stove) keepAlarms(meal, stove.timers).catch(() => undefined);
  }, [meal, stove]);
  return meal;
}
