import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toPath } from '../../../contract/endpoint.ts';
import { listRecipes } from '../../../contract/endpoints/recipes.ts';
import { PAGE_SIZE_MAX } from '../../../contract/limits.ts';
import { type Recipe, RecipePage } from '../../../contract/recipe.ts';
import { toTypedWords } from '../../../contract/recipe-search.ts';
import { recipeTexts } from '../../../texts/en/recipes.ts';
import { useRested } from '../../browser/use-rested.ts';
import { fetchJson } from '../../data/api.ts';
import { OfflineFailure } from '../../data/failures.ts';
import { allRecipesQuery } from '../../data/recipes.ts';
import { isOffline } from '../../offline/answer.ts';
import { useSearchIndex } from './device-search.ts';

const SHORT_MS = 5 * 60 * 1000;

export interface Hit {
  recipe: Recipe;
  /** Whether a word of the recipe, as `toWords` makes it, is one that was meant. */
  isMeant: (word: string) => boolean;
}

export interface Search {
  hits: readonly Hit[];
  /** Nothing found so far says nothing yet. */
  isLooking: boolean;
  /** The server could not be reached: what is found is found on this device. */
  isOffline: boolean;
  /** All that the device can search; undefined until it is known. */
  recipes: readonly Recipe[] | undefined;
  /** Neither device nor server could be searched. */
  error: Error | null;
  retry: () => void;
}

/** What the device finds, at once; below it what only the server has. */
export function useSearch(typed: string): Search {
  // Not at intervals: taking a thousand recipes in would be felt while typing.
  const all = useQuery({ ...allRecipesQuery(), refetchInterval: false });
  const index = useSearchIndex(all.data?.value);
  const asked = useRested(typed);
  const server = useQuery({ ...searchQuery(asked), enabled: toTypedWords(asked).length > 0 });
  const answered = asked === typed ? server.data?.value.recipes : undefined;

  const found = useMemo(() => {
    return (index?.find(typed) ?? []).map(({ recipe, words }): Hit => {
      return { recipe, isMeant: (word) => words.has(word) };
    });
  }, [index, typed]);
  const hits = useMemo(() => {
    const here = new Set(found.map(({ recipe }) => recipe._id));
    const words = toTypedWords(typed);
    const isMeant = (word: string) => words.some((beginning) => word.startsWith(beginning));
    const more = (answered ?? []).filter(({ _id }) => !here.has(_id));
    return found.concat(more.map((recipe) => ({ recipe, isMeant })));
  }, [found, answered, typed]);

  const isBuilding = all.data !== undefined && index === undefined;
  return {
    hits,
    isLooking: all.isLoading || isBuilding || asked !== typed || server.isLoading,
    isOffline:
      (all.data !== undefined && isOffline(all.data)) || server.error instanceof OfflineFailure,
    recipes: all.data?.value,
    error: all.data ? null : all.error,
    retry: () => void all.refetch(),
  };
}

/** What the server finds, as much as one page holds. Never kept for long: every letter is a question of its own. */
const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['recipes', 'search', q],
    queryFn: ({ signal }) =>
      fetchJson(toPath(listRecipes), RecipePage, {
        search: { q, limit: PAGE_SIZE_MAX },
        signal,
        fallback: recipeTexts.failedRecipes,
      }),
    gcTime: SHORT_MS,
    refetchInterval: false,
    retry: false,
  });
