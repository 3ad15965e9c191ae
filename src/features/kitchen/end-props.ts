import type { Recipe } from '../../../contract/recipe/recipe.ts';
import type { ShownLine } from '../../knowledge/shown-recipe.ts';

export interface EndProps {
  recipe: Recipe;
  /** As many as were cooked for. */
  servings: number;
  minutes: number;
  /** The ingredients as they were used. */
  lines: readonly ShownLine[];
  /** Back to the last step: it was not the end yet. */
  reopen: () => void;
}
