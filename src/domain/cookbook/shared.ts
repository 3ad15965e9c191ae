import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSharedCookbook } from '#contract/cookbook/endpoints.ts';
import type { SharedCookbook, SharedCookbookRecipe } from '#contract/cookbook/schema.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { type Loaded, toLoaded } from '#domain/list/queries.ts';
import { NO_RESPONSE, usePendingWrites } from '#domain/outbox/pending-writes.ts';
import { isEffective } from '#domain/overlay/pending.ts';
import type { Answer } from '#offline/network/answer.ts';
import { fetchPage } from '#platform/network/fetch-page.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { useSession } from '#platform/session.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';

export interface HouseholdRecipes extends Loaded {
  recipes: readonly SharedCookbookRecipe[];
  /** True if the household shares more recipes than the list has. */
  hasMore: boolean;
}

function householdQuery(userId: string) {
  const queryKey = ['cookbook', userId, 'household'] as const;
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<Answer<SharedCookbook>> => {
      const answer = await fetchPage(getSharedCookbook, {
        fallback: cookbookNames.notLoaded,
        keep: { kind: 'cookbook-shared', id: '' },
        onLateAnswer: (seen) => {
          queryClient.setQueryData(queryKey, seen);
          removeOthers(userId, seen);
        },
      });
      removeOthers(userId, answer);
      return answer;
    },
    enabled: userId !== '',
  });
}

/** Removes recipes that are not shared any more, also after the viewer left the household. */
function removeOthers(userId: string, { source, askedAt, value }: Answer<SharedCookbook>): void {
  if (source !== 'network' || value.hasMore) return;
  const ids = value.recipes.map(({ _id }) => _id);
  const remove = async () => {
    const { removeOtherHouseholdRecipes } = await import('#offline/community/community-pages.ts');
    await removeOtherHouseholdRecipes(userId, ids);
    await queryClient.resetQueries({
      queryKey: ['cookbook', userId, 'shared'],
      predicate: ({ queryKey: [, , , id], state }) =>
        !ids.includes(String(id)) && state.dataUpdatedAt > 0 && state.dataUpdatedAt < askedAt,
    });
  };
  void ignoreError(remove(), 'the next response tries again');
}

const NO_RECIPES: readonly SharedCookbookRecipe[] = [];

/** The recipes that the other members of the household share with it. Also works offline, from the last response. */
export function useHouseholdRecipes(): HouseholdRecipes {
  const userId = useSession()?.user.id ?? '';
  const { data, error, isPending } = useQuery(householdQuery(userId), queryClient);
  const { pending, me } = usePendingWrites(data ?? NO_RESPONSE);
  const removed = new Set(
    pending
      .filter(isEffective)
      .flatMap(({ command }) => (command.op === 'household-member.remove' ? [command.userId] : [])),
  );
  const hasLeft = removed.has(me.id);
  const all = data?.value.recipes ?? NO_RECIPES;
  const recipes = hasLeft ? NO_RECIPES : all.filter(({ ownerId }) => !removed.has(ownerId));
  const hasMore = !hasLeft && data?.value.hasMore === true;
  return { recipes, hasMore, ...toLoaded(data, isPending && userId !== '', error) };
}
