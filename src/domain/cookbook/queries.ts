import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getCookbook, getCookbookRecipe } from '#contract/cookbook/endpoints.ts';
import type { CookbookChanges, CookbookRecipe } from '#contract/cookbook/schema.ts';
import { toCallPath } from '#contract/platform/endpoint.ts';
import { toDefinition } from '#contract/writes.ts';
import { isMissing, type Loaded, toLoaded } from '#domain/list/queries.ts';
import { NO_RESPONSE, usePendingWrites } from '#domain/outbox/pending-writes.ts';
import { overlayCookbook } from '#domain/overlay/cookbook.ts';
import type { CookbookView } from '#domain/overlay/views.ts';
import { type Answer, toNetworkAnswer } from '#offline/network/answer.ts';
import { fetchPage } from '#platform/network/fetch-page.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { useSession } from '#platform/session.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import { cookbookStore } from './load-store.ts';

export interface Cookbook extends Loaded {
  recipes: readonly CookbookView[];
  /** Number of changes that the server does not have yet. Refused ones do not count. */
  waiting: number;
}

/** The recipes of the member, or of this device for a visitor (`userId` ''). */
export function cookbookQuery(userId: string) {
  const queryKey = ['cookbook', userId, 'own'] as const;
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<Answer<CookbookChanges>> => {
      const { mergeCookbook, readCookbook, readVisitorCookbook, saveCookbook } =
        await cookbookStore();
      if (userId === '') {
        const { recipes } = await readVisitorCookbook();
        const value = { recipes: [...recipes], removed: [], cursor: '', ...WHOLE };
        return toNetworkAnswer(value, Date.now());
      }
      return fetchPage(getCookbook, {
        query: {},
        fallback: cookbookNames.notLoaded,
        store: {
          read: () => readCookbook(userId),
          save: (fresh, copy) => saveCookbook(userId, fresh.value, copy, fresh),
        },
        changes: {
          toPath: ({ cursor }) => toCallPath(getCookbook, { query: { since: cursor } }),
          merge: mergeCookbook,
          hasMore: (value) => value.hasMore,
        },
        onLateAnswer: (seen) => queryClient.setQueryData(queryKey, seen),
      });
    },
  });
}

const WHOLE = { isWhole: true, hasMore: false };
const NO_RECIPES: readonly CookbookRecipe[] = [];

/** The recipes of the member with pending writes applied. Also works from a cold start without a network. */
export function useCookbook(): Cookbook {
  const userId = useSession()?.user.id ?? '';
  const { data, error, isPending } = useQuery(cookbookQuery(userId), queryClient);
  const { pending, me } = usePendingWrites(data ?? NO_RESPONSE);
  const recipes = useMemo(() => {
    const views = (data?.value.recipes ?? NO_RECIPES).map((recipe) => ({ recipe }));
    return overlayCookbook(views, pending, me);
  }, [data, pending, me]);
  const waiting = pending.filter(
    ({ command, delivery }) =>
      delivery &&
      delivery.state !== 'failed' &&
      toDefinition(command).entity(command).startsWith('cookbook:'),
  ).length;
  return { recipes, waiting, ...toLoaded(data, isPending, error) };
}

export function sharedQuery(userId: string, recipeId: string) {
  const queryKey = ['cookbook', userId, 'shared', recipeId] as const;
  return queryOptions({
    queryKey,
    queryFn: (): Promise<Answer<CookbookRecipe>> =>
      fetchPage(getCookbookRecipe, {
        params: { cookbookId: recipeId },
        fallback: cookbookNames.notLoaded,
        keep: { kind: 'cookbook-recipe', id: recipeId },
        onLateAnswer: (seen) => queryClient.setQueryData(queryKey, seen),
      }),
  });
}

export interface ShownRecipe extends Loaded {
  /** Undefined while it loads, and if there is no such recipe. */
  view: CookbookView | undefined;
  isOwn: boolean;
}

/** A recipe of the cookbook, or one that another member shares with the viewer. */
export function useCookbookRecipe(recipeId: string): ShownRecipe {
  const userId = useSession()?.user.id ?? '';
  const { recipes, ...loaded } = useCookbook();
  const own = recipes.find(({ recipe }) => recipe._id === recipeId);
  const isOther = own === undefined && !loaded.isLoading;
  const shared = useQuery({ ...sharedQuery(userId, recipeId), enabled: isOther }, queryClient);
  if (own) return { view: own, isOwn: true, ...loaded, failure: null };
  // The owner may have stopped to share it, so that an earlier response must not be shown any more.
  const found = isMissing(shared.error) ? undefined : shared.data;
  const view = found && { recipe: found.value };
  const isLoading = loaded.isLoading || (isOther && shared.isPending);
  return { view, isOwn: false, ...toLoaded(found, isLoading, shared.error) };
}
