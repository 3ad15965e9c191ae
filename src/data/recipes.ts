import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { toCuisineId } from '../../contract/catalogue.ts';
import { toPath } from '../../contract/endpoint.ts';
import { getRecipe, listCuisines, listRecipes } from '../../contract/endpoints/recipes.ts';
import { RecipeList, RecipePage } from '../../contract/recipe.ts';
import { toCuisinePath, toRecipePagePath } from '../../contract/recipe-paths.ts';
import { recipeTexts } from '../../texts/en/recipes.ts';
import { fetchJson } from './api.ts';
import { BrokenFailure } from './failures.ts';

/** All recipes in curated order. */
export const allRecipesQuery = () =>
  queryOptions({
    queryKey: ['recipes', 'all'],
    queryFn: ({ signal }) =>
      fetchJson(toPath(listRecipes), RecipeList, { signal, fallback: recipeTexts.failedRecipes }),
  });

/** Specification 7: all recipes, or those of one cuisine, 50 at a time. `cuisine` by id or name, '' for all. */
export const recipePagesQuery = (cuisine: string) =>
  infiniteQueryOptions({
    queryKey: ['recipes', 'pages', toCuisineId(cuisine)],
    queryFn: ({ pageParam, signal }) => {
      const first = cuisine ? recipeTexts.failedFilter : recipeTexts.failedRecipes;
      const fallback = pageParam > 1 ? recipeTexts.failedMore : first;
      return fetchJson(toRecipePagePath(cuisine, pageParam), RecipePage, { signal, fallback });
    },
    initialPageParam: 1,
    getNextPageParam: ({ value: { pagination } }) =>
      pagination.hasMore ? pagination.page + 1 : undefined,
  });

/** One recipe by id; a different one than asked for is an error in the specification's words. */
export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipes', 'one', id],
    queryFn: async ({ signal }) => {
      const answer = await fetchJson(toPath(getRecipe, { recipeId: id }), getRecipe.response, {
        signal,
        fallback: recipeTexts.failedRecipe,
      });
      if (answer.value._id !== id) throw new BrokenFailure(recipeTexts.recipeMismatch);
      return answer;
    },
  });

/** The recipes of one cuisine or family, by id or name. */
export const cuisineRecipesQuery = (cuisine: string) =>
  queryOptions({
    queryKey: ['recipes', 'cuisine', cuisine],
    queryFn: ({ signal }) =>
      fetchJson(toCuisinePath(cuisine), RecipeList, {
        signal,
        fallback: recipeTexts.failedRecipes,
      }),
  });

/** Specification 9: American regions use the paged query, the others query by cuisine name. */
export const regionRecipesQuery = (family: string, region: string) =>
  queryOptions({
    queryKey: ['recipes', 'region', family, region],
    queryFn: async ({ signal }) => {
      const fallback = recipeTexts.failedFilter;
      if (family !== 'american') {
        return fetchJson(toCuisinePath(region), RecipeList, { signal, fallback });
      }
      const path = toRecipePagePath(region, 1);
      const answer = await fetchJson(path, RecipePage, { signal, fallback });
      return { ...answer, value: answer.value.recipes };
    },
  });

/** Names of the cuisines that have recipes. */
export const cuisinesQuery = () =>
  queryOptions({
    queryKey: ['cuisines'],
    meta: { persist: true },
    queryFn: ({ signal }) =>
      fetchJson(toPath(listCuisines), listCuisines.response, {
        signal,
        fallback: recipeTexts.failedCuisines,
      }),
  });
