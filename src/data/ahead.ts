import { queryClient } from './query-client.ts';
import { allRecipesQuery, cuisineRecipesQuery, recipePagesQuery, recipeQuery } from './recipes.ts';

/** Asks before the page's own code is here, so that both come at once. The page shows what went wrong. */
export function fetchRecipeAhead(id: string): void {
  void queryClient.prefetchQuery(recipeQuery(id));
}

export function fetchCuisineAhead(cuisine: string): void {
  void queryClient.prefetchQuery(cuisineRecipesQuery(cuisine));
}

export function fetchAllAhead(): void {
  void queryClient.prefetchQuery(allRecipesQuery());
}

export function fetchPageAhead(cuisine: string): void {
  void queryClient.prefetchInfiniteQuery(recipePagesQuery(cuisine));
}

/** After the worker first controls the page: once through it, so that what is on screen is kept. */
export function fetchAgainThroughWorker(): void {
  void queryClient.invalidateQueries({ queryKey: ['recipes'] });
}
