import { useCallback, useMemo, useRef, useState } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { useSettings } from '../browser/settings.ts';
import { toPortion } from '../knowledge/portions/portion.ts';
import {
  changePreparation,
  type Plan,
  type Preparation,
  type PreparationChange,
} from '../knowledge/preparation.ts';
import { type ShownRecipe, toWrittenRecipe } from '../knowledge/shown-recipe.ts';

/**
 * The state of a preparation. `change` applies a change at once and returns the result, to be saved. It starts from the
 * latest change instead of the rendered state, so that two quick taps both count.
 */
export function usePreparation(start: () => Preparation) {
  const [preparation, setPreparation] = useState(start);
  const latest = useRef(preparation);
  const change = useCallback((one: PreparationChange): Preparation => {
    latest.current = changePreparation(latest.current, one);
    setPreparation(latest.current);
    return latest.current;
  }, []);
  return { preparation, latest, change };
}

/** The recipe with the chosen servings, swaps and units. */
export function useShownRecipe(recipe: Recipe, { servings, swapped }: Plan): ShownRecipe {
  const { units } = useSettings();
  return useMemo(() => {
    const isWritten = servings === undefined && swapped.size === 0 && units === undefined;
    return isWritten ? toWrittenRecipe(recipe) : toPortion(recipe, { servings, swapped }, units);
  }, [recipe, servings, swapped, units]);
}
