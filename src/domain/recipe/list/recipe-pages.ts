import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { AddressedChoice } from '#contract/recipe/choice-parameters.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { type Answer, isOffline } from '#offline/network/answer.ts';
import { recipePagesQuery } from '../queries.ts';

/** All loaded pages as one answer, with the total and a function that loads the next 50. */
export function useRecipePages(cuisine: string, choice: AddressedChoice) {
  const pages = useInfiniteQuery(recipePagesQuery(cuisine, choice));
  const { data, isError, error, refetch, fetchNextPage } = pages;
  const counted = data?.pages.at(-1)?.value.pagination.total;
  const [total, setTotal] = useState(counted);
  if (counted !== undefined && counted !== total) setTotal(counted);
  const whole = useMemo(() => data && toWhole(data.pages), [data]);
  return {
    list: { data: whole, isError, error, refetch },
    /** While another choice loads, the count of the previous one. */
    total: counted ?? total,
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    /** Why the next page failed to load. The loaded pages stay. */
    moreFailure: pages.isFetchNextPageError ? error?.message : undefined,
    loadMore: () => void fetchNextPage(),
  };
}

function toWhole(pages: readonly Answer<{ recipes: Recipe[] }>[]): Answer<Recipe[]> {
  // A recipe that moved to a later page between requests is listed once.
  const recipes = new Map(pages.flatMap(({ value }) => value.recipes).map((one) => [one._id, one]));
  return {
    value: [...recipes.values()],
    source: pages.some(({ source }) => source === 'device') ? 'device' : 'network',
    askedAt: Math.min(...pages.map(({ askedAt }) => askedAt)),
    storedAt: pages.find(({ storedAt }) => storedAt !== undefined)?.storedAt,
    trouble: pages.some(isOffline) ? 'failed' : null,
    isGone: false,
    isPartial: pages.some(({ isPartial }) => isPartial),
  };
}
