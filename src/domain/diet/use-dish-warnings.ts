import { useEffect, useMemo, useState } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { findDishConflicts, toConflictWords } from '#knowledge/diet/dish-conflicts.ts';
import type { DishWarnings } from '#knowledge/diet/dish-warnings.ts';
import { useMyDiet } from './my-diet.ts';

export type Dish = Pick<Recipe, 'ingredients' | 'allergens' | 'diets'>;

const load = () => import('#knowledge/diet/dish-warnings.ts');
type Rule = Awaited<ReturnType<typeof load>>;
let known: Rule | undefined;

/**
 * Warnings of a dish for this user, undefined if there is nothing to say. Until the table of foods has loaded, they
 * contain only what the dish states, and `isComplete` is false.
 */
export function useDishWarnings(
  dish: Dish,
  swapped: ReadonlySet<number>,
): (DishWarnings & { isComplete: boolean }) | undefined {
  const mine = useMyDiet();
  const [rule, setRule] = useState(known);
  const isWanted =
    mine !== undefined &&
    (swapped.size > 0 || !dish.allergens || findDishConflicts(dish, mine).length > 0);

  useEffect(() => {
    if (!isWanted || rule) return undefined;
    let isUnmounted = false;
    const set = (loaded: Rule) => {
      known = loaded;
      if (!isUnmounted) setRule(loaded);
    };
    // If the table does not load, the warnings stay less detailed.
    load().then(set, () => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [isWanted, rule]);

  return useMemo(() => {
    if (!mine || !isWanted) return undefined;
    if (rule) return { ...rule.findDishWarnings(dish, swapped, mine), isComplete: true };
    const sentences = toConflictWords(findDishConflicts(dish, mine));
    return { sentences, offers: [], isSolved: false, isComplete: false };
  }, [dish, swapped, mine, rule, isWanted]);
}
