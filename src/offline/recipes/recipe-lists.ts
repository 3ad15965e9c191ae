import { toCatalogueOrder } from '../../../contract/recipe/catalogue.ts';
import type { Recipe, RecipePage } from '../../../contract/recipe/recipe.ts';
import { toChosen } from '../../../contract/recipe/recipe-choice.ts';
import type { RecipeQuery } from '../../../contract/recipe/recipe-query.ts';

/** One page of recipes that are on the device, as the server would cut it. */
export function toRecipePage(
  recipes: readonly Recipe[],
  { page, limit, choice }: RecipeQuery,
): RecipePage {
  const chosen = toChosen(recipes, choice);
  const total = chosen.length;
  const end = page * limit;
  return {
    recipes: chosen.slice(end - limit, end),
    pagination: { page, limit, total, hasMore: end < total },
  };
}

/** The cuisines that have recipes. */
export function toCuisineNames(recipes: readonly Recipe[]): string[] {
  return toCatalogueOrder(recipes.map(({ cuisine }) => cuisine));
}
