import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PAGE_SIZE_MAX } from '#contract/platform/limits.ts';
import { toTotalMinutes } from '#contract/recipe/minutes.ts';
import { listRecipePage } from '#contract/recipe/paths.ts';
import type { Recipe, RecipePage } from '#contract/recipe/schema.ts';
import type { SearchIndex } from '#contract/search/index-of-words.ts';
import { toReadings, toTypedWords } from '#contract/search/search.ts';
import { toTimedSearch } from '#contract/search/time-words.ts';
import { allRecipesQuery } from '#domain/recipe/queries.ts';
import { isOffline } from '#offline/network/answer.ts';
import { fetchJson } from '#platform/network/api.ts';
import { OfflineFailure } from '#platform/network/failures.ts';
import { useDebounced } from '#platform/use-debounced.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { useSearchIndex } from './device-search.ts';

const SHORT_MS = 5 * 60 * 1000;

export interface Hit {
  recipe: Recipe;
  /** True for a word of the recipe (normalised by `toWords`) that matches the search. */
  isMeant: (word: string) => boolean;
}

export interface Search {
  hits: readonly Hit[];
  /** Nothing matches exactly: the hits are similar. */
  isNear: boolean;
  /** The typed time limit if no dish is within it. The hits are then those closest to it. */
  missedMinutes: number | undefined;
  /** The user may still be typing. */
  isTyping: boolean;
  /** True while results may still arrive. */
  isLooking: boolean;
  /** The server could not be reached: the hits come from this device only. */
  isOffline: boolean;
  /** All recipes that the device can search; undefined until they are loaded. */
  recipes: readonly Recipe[] | undefined;
  /** Set if neither device nor server could be searched. */
  error: Error | null;
  retry: () => void;
}

/** Results from the device at once, followed by those that only the server has. */
export function useSearch(typed: string): Search {
  // No polling: processing a thousand recipes would delay typing.
  const all = useQuery({ ...allRecipesQuery(), refetchInterval: false });
  // An empty field needs no index. Building it would slow down the start of the page.
  const index = useSearchIndex(typed.trim() === '' ? undefined : all.data?.value);
  const debounced = useDebounced(typed);
  const server = useQuery({
    ...searchQuery(debounced),
    enabled: toTypedWords(toTimedSearch(debounced).words).length > 0,
  });
  const currentResults = debounced === typed ? server.data?.value : undefined;

  const { words, maxMinutes } = useMemo(() => toTimedSearch(typed), [typed]);
  const known = all.data?.value;
  const found = useMemo(
    () => toFound(index, words, maxMinutes === undefined ? [] : known),
    [index, words, maxMinutes, known],
  );
  const { hits, isNear, missedMinutes } = useMemo(
    () => withinLimit(withAnswer(found, currentResults, words), maxMinutes),
    [found, currentResults, words, maxMinutes],
  );

  const isTyping = debounced !== typed;
  const isBuilding = all.data !== undefined && index === undefined;
  return {
    hits,
    isNear,
    missedMinutes,
    isTyping,
    isLooking: all.isLoading || isBuilding || isTyping || server.isLoading,
    isOffline:
      (all.data !== undefined && isOffline(all.data)) || server.error instanceof OfflineFailure,
    recipes: known,
    error: all.data ? null : all.error,
    retry: () => void all.refetch(),
  };
}

type Found = Pick<Search, 'hits' | 'isNear'>;

/** If the text is only a time limit, as in "under 30 min", all `known` recipes match. */
function toFound(
  index: SearchIndex | undefined,
  typed: string,
  known: readonly Recipe[] = [],
): Found {
  if (typed === '') {
    return { hits: known.map((recipe) => ({ recipe, isMeant: () => false })), isNear: false };
  }
  const { hits, isNear } = index?.find(typed) ?? { hits: [], isNear: false };
  return {
    hits: hits.map(({ recipe, words }) => ({ recipe, isMeant: (word) => words.has(word) })),
    isNear,
  };
}

/** Appends results that only the server has. Similar results are replaced by exact ones. */
function withAnswer(found: Found, answer: RecipePage | undefined, typed: string): Found {
  if (!answer || answer.recipes.length === 0) return found;
  const isAnswerNear = answer.isNear ?? false;
  if (found.hits.length > 0 && isAnswerNear && !found.isNear) return found;
  const kept = found.isNear && !isAnswerNear ? [] : found.hits;
  const here = new Set(kept.map(({ recipe }) => recipe._id));
  const words = toReadings(typed).flat();
  const isMeant = (word: string) => words.some((beginning) => word.startsWith(beginning));
  const more = answer.recipes.filter(({ _id }) => !here.has(_id));
  return { hits: kept.concat(more.map((recipe) => ({ recipe, isMeant }))), isNear: isAnswerNear };
}

/** Hits within the typed time limit, or all hits sorted by time if none is. */
function withinLimit(
  { hits, isNear }: Found,
  limit: number | undefined,
): Found & Pick<Search, 'missedMinutes'> {
  if (limit === undefined) return { hits, isNear, missedMinutes: undefined };
  const quick = hits.filter(({ recipe }) => toTotalMinutes(recipe) <= limit);
  if (quick.length > 0 || hits.length === 0)
    return { hits: quick, isNear, missedMinutes: undefined };
  return {
    hits: hits.toSorted((one, other) => toTotalMinutes(one.recipe) - toTotalMinutes(other.recipe)),
    isNear,
    missedMinutes: limit,
  };
}

/** One page of the server's results. Cached only briefly, because each letter is a new query. */
const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['recipes', 'search', q],
    queryFn: ({ signal }) =>
      fetchJson(listRecipePage, {
        query: { q, limit: PAGE_SIZE_MAX },
        signal,
        fallback: recipeTexts.failedRecipes,
      }),
    gcTime: SHORT_MS,
    refetchInterval: false,
    retry: false,
  });
