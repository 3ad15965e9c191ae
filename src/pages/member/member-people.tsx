import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { PublicUser } from '#contract/account/user.ts';
import { PersonRow } from '#domain/member/person-row.tsx';
import { ListEnd } from '#domain/post/list-end.tsx';
import { ListFailure } from '#domain/post/list-failure.tsx';
import { useSession } from '#platform/session.ts';
import * as memberTexts from '#texts/member.ts';
import { ChipLink } from '#ui/button/chip.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { RowsSkeleton } from './member-skeleton.tsx';
import { usePeople } from './use-people.ts';

interface Props {
  member: PublicUser;
  list: 'followers' | 'following';
  isFriendsOnly: boolean;
}

const EMPTY = {
  followers: memberTexts.noFollowersYet,
  following: memberTexts.notFollowingAnyoneYet,
  friends: memberTexts.noFriendsYet,
} as const;

/** Followers or followed members, optionally only friends. Friends follow each other. */
export function MemberPeople({ member, list, isFriendsOnly }: Props) {
  return (
    <>
      <Filter list={list} isFriendsOnly={isFriendsOnly} />
      <People key={`${isFriendsOnly}`} member={member} list={isFriendsOnly ? 'friends' : list} />
    </>
  );
}

function People({ member, list }: { member: PublicUser; list: keyof typeof EMPTY }) {
  const people = usePeople(member, list);
  const myId = useSession()?.user.id ?? '';
  if (people.isLoading) {
    return (
      <div role="status" aria-label={memberTexts.loadingPeople}>
        <RowsSkeleton />
      </div>
    );
  }
  if (people.failure) return <ListFailure failure={people.failure} retry={people.retry} />;
  if (people.people.length === 0) {
    return (
      <NoticePage
        rank={2}
        title={EMPTY[list]}
        hint={list === 'friends' ? memberTexts.friendsFollowEachOther : undefined}
      />
    );
  }
  return (
    <>
      <chakra.ul aria-label={LABELS[list]} px="4" borderRadius="card" bg="paper" boxShadow="s1">
        {people.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            myId={myId}
            listOf={member.id}
            isSure={people.isSure}
          />
        ))}
      </chakra.ul>
      <ListEnd
        hasMore={people.hasMore}
        isLoading={people.isLoadingMore}
        failure={people.moreFailure}
        load={people.loadMore}
      />
    </>
  );
}

const LABELS = {
  followers: memberTexts.followers,
  following: memberTexts.following,
  friends: memberTexts.friends,
} as const;

/** The choice is part of the address. */
function Filter({ list, isFriendsOnly }: Pick<Props, 'list' | 'isFriendsOnly'>) {
  return (
    <chakra.nav aria-label={memberTexts.filter} display="flex" gap="2.5">
      {[false, true].map((only) => (
        <ChipLink
          key={`${only}`}
          to="."
          search={{ tab: list, ...(only && { only: 'friends' }) }}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          aria-current={only === isFriendsOnly ? 'true' : undefined}
        >
          {only && isFriendsOnly && <Check size={18} />}
          <span>{only ? memberTexts.friends : memberTexts.all}</span>
        </ChipLink>
      ))}
    </chakra.nav>
  );
}
