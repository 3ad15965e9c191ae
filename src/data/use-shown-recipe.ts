import { useEffect, useMemo, useState } from 'react';
import type { Recipe } from '../../contract/recipe.ts';
import { readSettings, useSettings } from '../browser/settings.ts';
import type { Plan } from '../knowledge/preparation.ts';
import { type ShownRecipe, toWrittenRecipe } from '../knowledge/shown-recipe.ts';

const load = () => import('../knowledge/portions/portion.ts');
type Portions = Awaited<ReturnType<typeof load>>;
let portions: Portions | undefined;

/** The scales and spoons come only when something is weighed out: a recipe as it is written needs none. */
export async function loadPortions(): Promise<Portions | undefined> {
  portions ??= await load();
  return portions;
}

export function isAsWritten(plan: Plan): boolean {
  const { units } = readSettings();
  return plan.servings === undefined && plan.swapped.size === 0 && units === undefined;
}

/** The recipe as the cook wants it. Until the scales are there it is shown, and says it is, as it was written. */
export function useShownRecipe(recipe: Recipe, plan: Plan): ShownRecipe {
  const { units } = useSettings();
  const [scales, setScales] = useState(portions);
  const { servings, swapped } = plan;
  const isWritten = servings === undefined && swapped.size === 0 && units === undefined;

  useEffect(() => {
    if (isWritten || scales) return undefined;
    let isGone = false;
    const set = (loaded: Portions | undefined) => !isGone && setScales(loaded);
    // Without them nothing is scaled, and nothing says that it is.
    loadPortions().then(set, () => undefined);
    return () => {
      isGone = true;
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
