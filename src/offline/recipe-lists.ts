import { toCatalogueOrder } from '../../contract/catalogue.ts';
import type { Recipe, RecipePage } from '../../contract/recipe.ts';
import type { RecipeQuery } from '../../contract/recipe-query.ts';

/** One page of recipes that are on the device, as the server would cut it. */
export function toRecipePage(recipes: readonly Recipe[], { page, limit }: RecipeQuery): RecipePage {
  const total = recipes.length;
  const end = page * limit;
  return {
    recipes: recipes.slice(end - limit, end),
    pagination: { page, limit, total, hasMore: end < total },
  };
}

/** The cuisines that have recipes. */
export function toCuisineNames(recipes: readonly Recipe[]): string[] {
  return toCatalogueOrder(recipes.map(({ cuisine }) => cuisine));
}
