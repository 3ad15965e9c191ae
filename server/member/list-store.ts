import type { Pool } from 'pg';
import type { ListedPerson } from '#contract/member/schema.ts';
import { toAvatarAddress } from '#contract/upload/schema.ts';
import {
  toInvisibleMembers,
  toIsBlockedBetween,
  toIsMemberVisible,
  type Viewer,
} from '#server/platform/visibility.ts';
import { toFollows } from './user-store.ts';

export interface PersonRow {
  id: string;
  name: string;
  bio: string;
  avatarId: string | null;
  isFriend: boolean;
  followedByMe: boolean;
}

/** SQL columns of a `PersonRow`; `other` is the owner of the list, `viewer` the caller. */
export function toPersonColumns(other: string, viewer: string): string {
  return `users.id, users.name, users.bio, users.avatar_id as "avatarId",
    ${toFollows(other, 'users.id')} and ${toFollows('users.id', other)} as "isFriend",
    ${toFollows(viewer, 'users.id')} as "followedByMe"`;
}

export type PeopleList = 'followers' | 'following' | 'friends';

const LISTS: Record<PeopleList, { of: string; who: string; where: string }> = {
  followers: { of: 'followed_id', who: 'follower_id', where: '' },
  following: { of: 'follower_id', who: 'followed_id', where: '' },
  friends: {
    of: 'follower_id',
    who: 'followed_id',
    where:
      'and exists (select from follows back where back.follower_id = follows.followed_id and back.followed_id = $1)',
  },
};

/** The largest bigint, so that the first page is an index range too. */
const NEWER_THAN_ALL = '9223372036854775807';

interface ListQuery extends Viewer {
  userId: string;
  /** Exclusive; undefined for the first page. */
  before: string | undefined;
  limit: number;
}

/** Newest first. `position` starts the next page. Undefined if the user does not exist or the caller may not see them. */
export async function findPeople(
  pool: Pool,
  list: PeopleList,
  { userId, viewerId, personalViewerId, before, limit }: ListQuery,
): Promise<{ users: ListedPerson[]; position: string | undefined } | undefined> {
  const { of, who, where } = LISTS[list];
  const { rows } = await pool.query<PersonRow & { position: string | null }>({
    name: `people-${list}`,
    // One row without a position means that the user exists.
    text: `select page.* from users whose left join lateral (
        select ${toPersonColumns('$1', '$2')}, follows.position as position
        from follows join users on users.id = follows.${who}
        where follows.${of} = $1 and follows.position < coalesce($3, ${NEWER_THAN_ALL}) ${where}
          and users.id not in ${toInvisibleMembers('$5::uuid')}
        order by follows.position desc limit $4
      ) as page on true where whose.id = $1 and not ${toIsBlockedBetween('$5::uuid', 'whose.id')}
        and ${toIsMemberVisible('whose.id', '$2::uuid')}
      order by page.position desc`,
    values: [userId, viewerId, before, limit + 1, personalViewerId],
  });
  if (rows.length === 0) return undefined;
  const found = rows.filter(({ position }) => position !== null);
  const page = found.slice(0, limit);
  const isMore = found.length > limit;
  return {
    users: page.map((row) => toListedPerson(row, viewerId !== undefined)),
    position: isMore ? (page.at(-1)?.position ?? undefined) : undefined,
  };
}

export function toListedPerson(row: PersonRow, isSignedIn: boolean): ListedPerson {
  const { id, name, bio, avatarId, isFriend, followedByMe } = row;
  const person = { id, name, bio, avatar: toAvatarAddress(avatarId), isFriend };
  return isSignedIn ? { ...person, followedByMe } : person;
}
