import { findFamilyOf } from '#contract/recipe/catalogue.ts';
import type { Recipe } from '#contract/recipe/schema.ts';

const SUGGESTED = 3;

/** Returns the most similar dishes: by shared tags, then by family, then in the collection's order. */
export function toNextDishes(recipe: Recipe, recipes: readonly Recipe[]): Recipe[] {
  return recipes
    .filter(({ _id }) => _id !== recipe._id)
    .map((other) => ({ other, likeness: toLikeness(recipe, other) }))
    .toSorted((one, another) => another.likeness - one.likeness)
    .slice(0, SUGGESTED)
    .map(({ other }) => other);
}

function toLikeness(one: Recipe, other: Recipe): number {
  const shared = one.tags.filter((tag) => other.tags.includes(tag)).length;
  const isFamily = findFamilyOf(one.cuisine)?.id === findFamilyOf(other.cuisine)?.id;
  return shared * 2 + (isFamily ? 1 : 0);
}
