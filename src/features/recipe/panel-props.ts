import type { Recipe } from '../../../contract/recipe.ts';

/** What every view beside the authentic recipe is given. */
export interface PanelProps {
  recipe: Recipe;
}
