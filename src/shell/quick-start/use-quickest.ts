import { useQuery } from '@tanstack/react-query';
import { toCuisineId } from '#contract/recipe/catalogue.ts';
import { toTotalMinutes } from '#contract/recipe/minutes.ts';
import { cuisineRecipesQuery } from '#domain/recipe/recipes.ts';
import { queryClient } from '#platform/network/query-client.ts';

/** Minutes of the quickest dish of a cuisine; undefined if no cuisine is chosen or it has no known dish. */
export function useQuickest(cuisine: string | undefined): number | undefined {
  const query = cuisineRecipesQuery(toCuisineId(cuisine ?? ''));
  const { data } = useQuery({ ...query, enabled: cuisine !== undefined }, queryClient);
  const totals = data?.value.map(toTotalMinutes) ?? [];
  return cuisine === undefined || totals.length === 0 ? undefined : Math.min(...totals);
}
