import { defineVariant, toCallPath, toPath } from '#contract/platform/endpoint.ts';
import { PAGE_SIZE_ALL_RECIPES, TRENDING_COUNT } from '#contract/platform/limits.ts';
import { toCuisineId } from './catalogue.ts';
import type { AddressedChoice } from './choice-parameters.ts';
import { listRecipes, listRecipesOfCuisine } from './endpoints.ts';
import { RecipeChanges, RecipeList, RecipePage } from './schema.ts';

/** `listRecipes` returns the full list without a query, and a page with a query. */
export const listAllRecipes = defineVariant(listRecipes, { query: null, response: RecipeList });
export const listRecipePage = defineVariant(listRecipes, { response: RecipePage });
export const listRecipeChanges = defineVariant(listRecipes, { response: RecipeChanges });

export function toRecipePageQuery(cuisine: string, page: number, choice: AddressedChoice = {}) {
  const of = cuisine === '' ? undefined : toCuisineId(cuisine);
  return { ...choice, cuisine: of, page, limit: PAGE_SIZE_ALL_RECIPES };
}

export function toRecipePagePath(cuisine: string, page: number): string {
  return toCallPath(listRecipePage, { query: toRecipePageQuery(cuisine, page) });
}

/** Trending recipes are the first of all recipes. */
export const TRENDING_QUERY = { page: 1, limit: TRENDING_COUNT };
export const TRENDING_PATH = toCallPath(listRecipePage, { query: TRENDING_QUERY });

export function toCuisinePath(cuisine: string): string {
  return toPath(listRecipesOfCuisine, { cuisine: toCuisineId(cuisine) });
}
