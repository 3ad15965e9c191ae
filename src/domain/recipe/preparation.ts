import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import {
  changePreparation,
  type Plan,
  type Preparation,
  type PreparationChange,
} from '#knowledge/preparation.ts';
import { type ShownRecipe, toWrittenRecipe } from '#knowledge/shown-recipe.ts';
import { readSettings, useSettings } from '#platform/settings.ts';

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

const load = () => import('#knowledge/portions/portion.ts');
type Portions = Awaited<ReturnType<typeof load>>;
let portions: Portions | undefined;

/** The code for amounts loads only when a recipe is scaled or converted. */
export async function loadPortions(): Promise<Portions | undefined> {
  portions ??= await load();
  return portions;
}

export function isAsWritten(plan: Plan): boolean {
  const { units } = readSettings();
  return plan.servings === undefined && plan.swapped.size === 0 && units === undefined;
}

/**
 * The recipe with the chosen servings, swaps and units. Until the code for amounts has loaded it is the recipe as
 * written, and labelled so.
 */
export function useShownRecipe(recipe: Recipe, plan: Plan): ShownRecipe {
  const { units } = useSettings();
  const [scales, setScales] = useState(portions);
  const { servings, swapped } = plan;
  const isWritten = servings === undefined && swapped.size === 0 && units === undefined;

  useEffect(() => {
    if (isWritten || scales) return undefined;
    let isUnmounted = false;
    const set = (loaded: Portions | undefined) => !isUnmounted && setScales(loaded);
    // If the code does not load, the recipe stays as written.
    loadPortions().then(set, () => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [isWritten, scales]);

  return useMemo(
    () =>
      isWritten || !scales
        ? toWrittenRecipe(recipe)
        : scales.toPortion(recipe, { servings, swapped }, units),
    [recipe, isWritten, scales, servings, swapped, units],
  );
}
