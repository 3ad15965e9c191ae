import type { Recipe } from '#contract/recipe/schema.ts';
import type { ShownLine } from '#knowledge/shown-recipe.ts';

export interface EndProps {
  recipe: Recipe;
  servings: number;
  minutes: number;
  /** The ingredients with swaps applied. */
  lines: readonly ShownLine[];
  /** Goes back to the last step. */
  reopen: () => void;
}
