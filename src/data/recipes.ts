import { queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE_ALL_RECIPES } from '../../contract/limits.ts';
import { apiPaths } from '../../contract/paths.ts';
import { CuisineNames, Recipe, RecipeList, RecipePage } from '../../contract/recipe.ts';
import { texts } from '../../contract/texts.ts';
import { fetchJson } from './api.ts';
import { BrokenFailure } from './failures.ts';

/** All recipes in curated order. */
export const allRecipesQuery = () =>
  queryOptions({
    queryKey: ['recipes', 'all'],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.recipes, RecipeList, { signal, fallback: texts.failedRecipes }),
  });

/** One recipe by id; a different one than asked for is an error in the specification's words. */
export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipes', 'one', id],
    queryFn: async ({ signal }) => {
      const answer = await fetchJson(apiPaths.recipe(id), Recipe, {
        signal,
        fallback: texts.failedRecipe,
      });
      if (answer.value._id !== id) throw new BrokenFailure(texts.recipeMismatch);
      return answer;
    },
  });

/** The recipes of one cuisine or family, by id or name. */
export const cuisineRecipesQuery = (cuisine: string) =>
  queryOptions({
    queryKey: ['recipes', 'cuisine', cuisine],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.recipesOf(cuisine), RecipeList, { signal, fallback: texts.failedRecipes }),
  });

/** Specification 9: American regions use the paged query, the others query by cuisine name. */
export const regionRecipesQuery = (family: string, region: string) =>
  queryOptions({
    queryKey: ['recipes', 'region', family, region],
    queryFn: async ({ signal }) => {
      const fallback = texts.failedFilter;
      if (family !== 'american') {
        return fetchJson(apiPaths.recipesOf(region), RecipeList, { signal, fallback });
      }
      const search = { cuisine: region, page: 1, limit: PAGE_SIZE_ALL_RECIPES };
      const answer = await fetchJson(apiPaths.recipes, RecipePage, { search, signal, fallback });
      return { ...answer, value: answer.value.recipes };
    },
  });

/** Names of the cuisines that have recipes. */
export const cuisinesQuery = () =>
  queryOptions({
    queryKey: ['cuisines'],
    meta: { persist: true },
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.cuisines, CuisineNames, { signal, fallback: texts.failedCuisines }),
  });
