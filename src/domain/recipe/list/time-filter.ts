import { type Timed, toTotalMinutes } from '#contract/recipe/minutes.ts';

/**
 * Returns recipes with prep plus cook minutes at or below the limit. If none match, returns all of them sorted by time.
 */
export function toQuickEnough<One extends Timed>(
  recipes: readonly One[],
  limit: number | undefined,
): { recipes: readonly One[]; isNone: boolean } {
  if (limit === undefined) return { recipes, isNone: false };
  const quick = recipes.filter((recipe) => toTotalMinutes(recipe) <= limit);
  const isNone = quick.length === 0 && recipes.length > 0;
  return { recipes: isNone ? recipes.toSorted(byTotal) : quick, isNone };
}

function byTotal(one: Timed, other: Timed): number {
  return toTotalMinutes(one) - toTotalMinutes(other);
}
