import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getMyHousehold } from '#contract/household/endpoints.ts';
import type { Household, MyHousehold } from '#contract/household/schema.ts';
import { type Loaded, toLoaded } from '#domain/list/queries.ts';
import { NO_RESPONSE, usePendingWrites } from '#domain/outbox/pending-writes.ts';
import { overlayHousehold } from '#domain/overlay/lists.ts';
import type { Answer } from '#offline/network/answer.ts';
import { fetchPage } from '#platform/network/fetch-page.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { useSession } from '#platform/session.ts';
import * as householdTexts from '#texts/household.ts';

function householdQuery(userId: string) {
  const queryKey = ['lists', userId, 'household'] as const;
  return queryOptions({
    queryKey,
    queryFn: (): Promise<Answer<MyHousehold>> =>
      fetchPage(getMyHousehold, {
        fallback: householdTexts.notLoaded,
        keep: { kind: 'household', id: '' },
        onLateAnswer: (seen) => queryClient.setQueryData(queryKey, seen),
      }),
    enabled: userId !== '',
  });
}

/** The member's household with pending writes applied. Null for a visitor and for a member without one. */
export function useHousehold(): Loaded & { household: Household | null } {
  const userId = useSession()?.user.id ?? '';
  const { data, error, isPending } = useQuery(householdQuery(userId), queryClient);
  const { pending, me } = usePendingWrites(data ?? NO_RESPONSE);
  const household = useMemo(
    () => overlayHousehold(data?.value.household ?? null, pending, me),
    [data, pending, me],
  );
  return { household, ...toLoaded(data, isPending && userId !== '', error) };
}
