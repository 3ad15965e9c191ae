import { toCatalogueOrder } from '#contract/recipe/catalogue.ts';
import { filterRecipes } from '#contract/recipe/choice.ts';
import type { RecipeQuery } from '#contract/recipe/query.ts';
import type { Recipe, RecipePage } from '#contract/recipe/schema.ts';

/** Builds a page of stored recipes as the server would. */
export function toRecipePage(
  recipes: readonly Recipe[],
  { page, limit, choice }: RecipeQuery,
): RecipePage {
  const chosen = filterRecipes(recipes, choice);
  const total = chosen.length;
  const end = page * limit;
  return {
    recipes: chosen.slice(end - limit, end),
    pagination: { page, limit, total, hasMore: end < total },
  };
}

export function toCuisineNames(recipes: readonly Recipe[]): string[] {
  return toCatalogueOrder(recipes.map(({ cuisine }) => cuisine));
}
