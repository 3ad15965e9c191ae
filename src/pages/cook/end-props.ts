import type { Recipe } from '#contract/recipe/schema.ts';
import type { ShownLine } from '#knowledge/shown-recipe.ts';

export interface EndProps {
  recipe: Recipe;
  /** Undefined if the recipe does not name them. */
  servings: number | undefined;
  minutes: number;
  /** The ingredients with swaps applied. */
  lines: readonly ShownLine[];
  /** Goes back to the last step. */
  reopen: () => void;
}
