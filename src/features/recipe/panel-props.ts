import type { Recipe } from '../../../contract/recipe/recipe.ts';
import type { ShownRecipe } from '../../knowledge/shown-recipe.ts';
import type { RecipePreparation } from './recipe-preparation.ts';

/** What every view beside the authentic recipe is given. */
export interface PanelProps {
  recipe: Recipe;
  /** The recipe for so many, with its swaps. */
  shown: ShownRecipe;
  prepared: RecipePreparation;
}
