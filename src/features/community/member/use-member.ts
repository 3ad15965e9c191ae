import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PublicUser } from '../../../../contract/account/user.ts';
import { getUser } from '../../../../contract/endpoints/people.ts';
import { peopleTexts } from '../../../../texts/en/people.ts';
import { RejectedFailure } from '../../../data/failures.ts';
import { fetchPage, toReader } from '../../../data/fetch-page.ts';
import { useMe } from '../../../data/me.ts';
import { usePendingWrites } from '../../../data/outbox/pending-writes.ts';
import { queryClient } from '../../../data/query-client.ts';
import { overlayFollowing } from '../../../writes/overlay/me.ts';
import { overlayProfile } from '../../../writes/overlay/people.ts';

/** Somebody as they will be once what waits has arrived; oneself with one's own waiting words. */
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
    /** Not a copy. */
    isSure: data?.source === 'network',
    age: data,
    error,
    /** There is no such person, or no longer. */
    isUnknown:
      (error instanceof RejectedFailure && error.status === 404) ||
      own?.blocked?.includes(id) === true,
    retry: () => void refetch(),
  };
}

/** Somebody's public profile. */
export function memberQuery(id: string) {
  // What is answered differs per reader, so each has entries of their own.
  const queryKey = ['community', toReader(), 'member', id];
  return queryOptions({
    queryKey,
    queryFn: () =>
      fetchPage(getUser, {
        params: { userId: id },
        fallback: peopleTexts.profileFetchFailed,
        keep: { kind: 'member', id },
        takeLate: (seen) => queryClient.setQueryData(queryKey, seen),
      }),
  });
}
