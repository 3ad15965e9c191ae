import { toMinutes } from '../../../contract/minutes.ts';
import type { Recipe } from '../../../contract/recipe.ts';

/** Specification 9, "Detail defaults": what a recipe takes that names no time. */
const PREP_MINUTES = 30;
const COOK_MINUTES = 45;

type Timed = Pick<Recipe, 'prepTime' | 'cookTime'>;

export function toWholeMinutes({ prepTime, cookTime }: Timed): number {
  return (toMinutes(prepTime) ?? PREP_MINUTES) + (toMinutes(cookTime) ?? COOK_MINUTES);
}

/** Specification 9: prep plus cook minutes at or below the limit; all of them where none is as quick. */
export function toQuickEnough<One extends Timed>(
  recipes: readonly One[],
  limit: number | undefined,
): { recipes: readonly One[]; isNone: boolean } {
  if (limit === undefined) return { recipes, isNone: false };
  const quick = recipes.filter((recipe) => toWholeMinutes(recipe) <= limit);
  const isNone = quick.length === 0 && recipes.length > 0;
  return { recipes: isNone ? recipes : quick, isNone };
}
