import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PublicUser } from '#contract/account/user.ts';
import type { ListedPerson } from '#contract/member/schema.ts';
import { useMe } from '#domain/account/me.ts';
import { type PeopleList, peopleQuery } from '#domain/member/queries.ts';
import { usePendingWrites } from '#domain/outbox/pending-writes.ts';
import { withoutBlocked } from '#domain/overlay/excluded.ts';
import { overlayFollowers, overlayPeople } from '#domain/overlay/people.ts';
import { toOldest, toState } from '#platform/network/paged-query.ts';

/** The loaded people of a list, with pending follows and blocks applied. */
export function usePeople(member: PublicUser, list: PeopleList) {
  const query = useInfiniteQuery(peopleQuery(member.id, list));
  const pages = query.data?.pages;
  const { pending } = usePendingWrites(pages && toOldest(pages));
  const me = useMe();
  const people = useMemo(() => {
    // A person who moved to a later page between requests is listed once.
    const all = pages?.flatMap(({ value }) => value.users) ?? [];
    const known = [...new Map(all.map((person) => [person.id, person])).values()];
    if (!me) return known;
    const once = withoutBlocked(known, me, ({ id }) => id);
    if (me.id === member.id) {
      return overlayPeople(once, pending, list === 'followers' ? list : 'others');
    }
    const shown = overlayPeople(once, pending);
    if (list === 'following') return shown;
    const { id: userId, followsMe = false } = member;
    // The viewer is among the member's friends only if that member follows them.
    if (list === 'friends' && !followsMe) return shown;
    return overlayFollowers(shown, pending, { userId, me: toListed(me, followsMe) });
  }, [pages, pending, me, member, list]);
  return { people, ...toState(query) };
}

function toListed({ id, name, avatar, bio }: PublicUser, isFriend: boolean): ListedPerson {
  return { id, name, avatar, bio, isFriend };
}
