import type { Recipe } from '#contract/recipe/schema.ts';
import type { ShownRecipe } from '#knowledge/shown-recipe.ts';
import type { RecipePreparation } from './recipe-preparation.ts';

/** Props of the views besides the recipe itself. */
export interface PanelProps {
  recipe: Recipe;
  /** The recipe with the chosen servings and swaps. */
  shown: ShownRecipe;
  prepared: RecipePreparation;
}
