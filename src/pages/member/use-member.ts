import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PublicUser } from '#contract/account/user.ts';
import { getUser } from '#contract/member/endpoints.ts';
import { useMe } from '#domain/account/me.ts';
import { memberPostsQuery } from '#domain/member/queries.ts';
import { usePendingWrites } from '#domain/outbox/pending-writes.ts';
import { overlayFollowing } from '#domain/overlay/me.ts';
import { overlayProfile } from '#domain/overlay/people.ts';
import { RejectedFailure } from '#platform/network/failures.ts';
import { fetchPage, readViewerId } from '#platform/network/fetch-page.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as memberTexts from '#texts/member.ts';

/** A member with pending writes applied; the viewer's own profile includes pending changes of it. */
export function useMember(id: string) {
  const { data, error, refetch } = useQuery(memberQuery(id));
  const own = useMe();
  const { pending } = usePendingWrites(data);
  const user = data?.value.user;
  const member = useMemo((): PublicUser | undefined => {
    if (!user || !own) return user;
    if (own.id !== user.id) return overlayProfile(user, pending, own.id);
    const { name, bio, avatar } = own;
    return { ...user, name, bio, avatar, ...overlayFollowing(user, pending) };
  }, [user, own, pending]);
  return {
    member,
    isOwn: own !== undefined && own.id === id,
    /** Fresh from the server rather than a stored copy. */
    isSure: data?.source === 'network',
    age: data,
    error,
    /** The member does not exist, was deleted, or is blocked by the viewer. */
    isUnknown:
      (error instanceof RejectedFailure && error.status === 404) ||
      own?.blocked?.includes(id) === true,
    retry: () => void refetch(),
  };
}

/** Prefetches the data that a profile shows first. */
export async function prefetchMember(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    client.prefetchQuery(memberQuery(userId)),
    client.prefetchInfiniteQuery(memberPostsQuery(userId)),
  ]);
}

function memberQuery(id: string) {
  // The answer differs per viewer, so the viewer is part of the key.
  const queryKey = ['community', readViewerId(), 'member', id];
  return queryOptions({
    queryKey,
    queryFn: () =>
      fetchPage(getUser, {
        params: { userId: id },
        fallback: memberTexts.profileFetchFailed,
        keep: { kind: 'member', id },
        onLateAnswer: (seen) => queryClient.setQueryData(queryKey, seen),
      }),
  });
}
