import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { isOfCookbook, toPostId } from '#contract/page/paths.ts';
import { toCuisineId } from '#contract/recipe/catalogue.ts';
import type { AddressedChoice } from '#contract/recipe/choice-parameters.ts';
import { getRecipe, listCuisines, listRecipesOfCuisine } from '#contract/recipe/endpoints.ts';
import {
  listAllRecipes,
  listRecipePage,
  TRENDING_QUERY,
  toRecipePageQuery,
} from '#contract/recipe/paths.ts';
import type { Recipe, RecipePage } from '#contract/recipe/schema.ts';
import type { Answer } from '#offline/network/answer.ts';
import { fetchJson } from '#platform/network/api.ts';
import { BrokenFailure } from '#platform/network/failures.ts';
import * as recipeTexts from '#texts/recipe.ts';

export const allRecipesQuery = () =>
  queryOptions({
    queryKey: ['recipes', 'all'],
    queryFn: ({ signal }) =>
      fetchJson(listAllRecipes, { signal, fallback: recipeTexts.failedRecipes }),
  });

export const trendingRecipesQuery = () =>
  queryOptions({
    queryKey: ['recipes', 'trending'],
    queryFn: async ({ signal }) => {
      const options = { query: TRENDING_QUERY, signal, fallback: recipeTexts.failedRecipes };
      const answer = await fetchJson(listRecipePage, options);
      return { ...answer, value: answer.value.recipes };
    },
  });

/** The recipes of a cuisine (id or name, '' for all recipes), 50 per page. */
export const recipePagesQuery = (cuisine: string, choice: AddressedChoice) =>
  infiniteQueryOptions({
    queryKey: ['recipes', 'pages', toCuisineId(cuisine), choice],
    queryFn: ({ pageParam, signal }) => {
      const first = cuisine ? recipeTexts.failedFilter : recipeTexts.failedRecipes;
      const fallback = pageParam > 1 ? recipeTexts.failedMore : first;
      const query = toRecipePageQuery(cuisine, pageParam, choice);
      return fetchJson(listRecipePage, { query, signal, fallback });
    },
    initialPageParam: 1,
    getNextPageParam: ({ value: { pagination } }) =>
      pagination.hasMore ? pagination.page + 1 : undefined,
  });

/** One recipe by id, also of the cookbook or of a post. Throws if the response contains another recipe. */
export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipes', 'one', id],
    queryFn: async ({ signal }): Promise<Answer<Recipe>> => {
      const postId = toPostId(id);
      if (postId !== undefined) {
        const { fetchRecipeOfPost } = await import('#domain/cookbook/recipe-of-post.ts');
        return fetchRecipeOfPost(postId);
      }
      if (isOfCookbook(id)) {
        const { fetchOwnRecipe } = await import('#domain/cookbook/own-recipe.ts');
        return fetchOwnRecipe(id);
      }
      const answer = await fetchJson(getRecipe, {
        params: { recipeId: id },
        signal,
        fallback: recipeTexts.failedRecipe,
      });
      if (answer.value._id !== id) throw new BrokenFailure(recipeTexts.recipeMismatch);
      return answer;
    },
  });

export function findListedRecipe(client: QueryClient, id: string): Recipe | undefined {
  const lists = ['all', 'trending', 'cuisine', 'region'].flatMap((kind) =>
    client.getQueriesData<Answer<Recipe[]>>({ queryKey: ['recipes', kind] }),
  );
  const pages = client
    .getQueriesData<InfiniteData<Answer<RecipePage>>>({ queryKey: ['recipes', 'pages'] })
    .flatMap(([, data]) => data?.pages.flatMap(({ value }) => value.recipes) ?? []);
  return [...lists.flatMap(([, data]) => data?.value ?? []), ...pages].find(
    (one) => one._id === id,
  );
}

export const cuisineRecipesQuery = (cuisine: string) =>
  queryOptions({
    queryKey: ['recipes', 'cuisine', cuisine],
    queryFn: ({ signal }) =>
      fetchOfCuisine(cuisine, { signal, fallback: recipeTexts.failedRecipes }),
  });

/** American regions use the paged query, the others query by cuisine name. */
export const regionRecipesQuery = (family: string, region: string) =>
  queryOptions({
    queryKey: ['recipes', 'region', family, region],
    queryFn: async ({ signal }) => {
      const fallback = recipeTexts.failedFilter;
      if (family !== 'american') {
        return fetchOfCuisine(region, { signal, fallback });
      }
      const query = toRecipePageQuery(region, 1);
      const answer = await fetchJson(listRecipePage, { query, signal, fallback });
      return { ...answer, value: answer.value.recipes };
    },
  });

function fetchOfCuisine(cuisine: string, options: { signal: AbortSignal; fallback: string }) {
  return fetchJson(listRecipesOfCuisine, {
    params: { cuisine: toCuisineId(cuisine) },
    ...options,
  });
}

export const cuisinesQuery = () =>
  queryOptions({
    queryKey: ['cuisines'],
    meta: { persist: true },
    queryFn: ({ signal }) =>
      fetchJson(listCuisines, { signal, fallback: recipeTexts.failedCuisines }),
  });
