import type { Pool, PoolClient } from 'pg';
import type { LikeAnswer, Likers } from '#contract/post/schema.ts';
import { toAvatarAddress } from '#contract/upload/schema.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { HIDDEN_MEMBERS, toIsVisible } from '#server/platform/visibility.ts';
import type { BatchEntry } from '#server/platform/writes/batched-write.ts';
import { SET_LOCK_TIMEOUT, toKeyInsert, toKeyValues } from '#server/platform/writes/store.ts';
import {
  COUNT_COLUMNS,
  LIKE_JOINS,
  LIKER_IDS,
  type PostRow,
  toLikedBy,
  toLikes,
} from './post-row.ts';

/** Limits the list of likers; `likeCount` counts all likes. */
const MOST_LIKERS = 200;

export interface Pair {
  postId: string;
  userId: string;
}

const toValues = (pairs: readonly Pair[]) => [
  pairs.map(({ postId }) => postId),
  pairs.map(({ userId }) => userId),
];

/**
 * SQL: `valid` holds the requests with an existing member and post, `kept` stores their keys. No body is stored,
 * because a replay reads the likes again.
 */
const VALID_PAIRS = `with batch as materialized (
    select pair.*, ${SET_LOCK_TIMEOUT} from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bytea[])
      with ordinality as pair (post_id, user_id, key, fingerprint, at)
  ), valid as materialized (
    select batch.* from batch join users on users.id = user_id join posts on posts.id = post_id
    where ${toIsVisible('posts', 'batch.user_id')}
  ), kept as (
    ${toKeyInsert('select *, 200 as status, null as body from valid')}
  )`;

/** Idempotent; a trigger updates the counts in the same statement. */
const LIKE = {
  name: 'likes-insert',
  text: `${VALID_PAIRS}, changed as (
      insert into likes (user_id, post_id) select user_id, post_id from valid order by at on conflict do nothing
    ) select at::int from valid`,
};

const UNLIKE = {
  name: 'likes-delete',
  text: `${VALID_PAIRS}, changed as (
      delete from likes using valid where likes.user_id = valid.user_id and likes.post_id = valid.post_id
    ) select at::int from valid`,
};

export const insertLikes = createLikesChange(LIKE);
export const deleteLikes = createLikesChange(UNLIKE);

/** The change resolves with the requests that took effect. Requests for a missing post or member are left out. */
function createLikesChange(statement: { name: string; text: string }) {
  return async (
    client: Pool | PoolClient,
    entries: readonly BatchEntry<Pair>[],
  ): Promise<Set<BatchEntry<Pair>>> => {
    const { rows } = await client.query<{ at: number }>({
      ...statement,
      values: [
        ...toValues(entries.map(({ item }) => item)),
        ...toKeyValues(entries.map(({ key }) => key)),
      ],
    });
    return new Set(rows.flatMap(({ at }) => entries[at - 1] ?? []));
  };
}

interface LikesRow extends Pick<PostRow, 'likeCount' | 'likerIds'> {
  id: string;
  likedBy: string[];
  /** Holds "caller other" for each block between a caller and another member. */
  blockedPairs: string[];
}

/** The likes of each post as its caller sees them; undefined if the post does not exist. */
export async function findLikes(
  client: Pool | PoolClient,
  pairs: readonly Pair[],
): Promise<(LikeAnswer | undefined)[]> {
  const { rows } = await client.query<LikesRow>({
    name: 'likes',
    text: `select p.id, ${COUNT_COLUMNS}, ${LIKER_IDS} as "likerIds", array(
        select pair.user_id from unnest($1::uuid[], $2::uuid[]) as pair (post_id, user_id)
        where pair.post_id = p.id and ${toLikedBy('pair.user_id')}
      ) as "likedBy", array(
        select pair.user_id || ' ' || other from unnest($1::uuid[], $2::uuid[]) as pair (post_id, user_id)
          cross join lateral (
            select blocked_id as other from blocks where blocker_id = pair.user_id
            union all select blocker_id from blocks where blocked_id = pair.user_id
          ) blocked where pair.post_id = p.id
      ) as "blockedPairs"
      from posts p ${LIKE_JOINS} where p.id = any ($1)`,
    values: toValues(pairs),
  });
  const byPost = new Map(rows.map((row) => [row.id, row]));
  return pairs.map(({ postId, userId: id }) => {
    const row = byPost.get(postId.toLowerCase());
    if (row === undefined) return undefined;
    const likedByMe = row.likedBy.includes(id);
    const likerIds = row.likerIds.filter((liker) => !row.blockedPairs.includes(`${id} ${liker}`));
    // Only blocked members among the first `IDS_SHOWN` likes are subtracted.
    const likeCount = row.likeCount - (row.likerIds.length - likerIds.length);
    return { likes: toLikes(likerIds, { id, likes: likedByMe }), likeCount, likedByMe };
  });
}

interface LikerRow {
  id: string;
  name: string;
  avatarId: string | null;
}

/** Members who like the post: the viewer first, then the newest. Undefined if the viewer may not see the post. */
export async function findLikers(
  pool: Pool,
  postId: string,
  viewerId: string | undefined,
): Promise<Likers | undefined> {
  if (!isUuid(postId)) return undefined;
  const { rows } = await pool.query<LikerRow | { id: null }>({
    name: 'likers',
    text: `with newest as materialized (
        select user_id, liked_at from likes where post_id = $1 and user_id not in ${HIDDEN_MEMBERS}
        order by liked_at desc, user_id limit ${MOST_LIKERS}
      ), shown as materialized (
        select * from newest
        union select user_id, liked_at from likes where user_id = $2::uuid and post_id = $1
      )
      select u.id, u.name, u.avatar_id as "avatarId"
      from posts p left join (shown join users u on u.id = user_id) on true
      where p.id = $1 and ${toIsVisible('p', '$2::uuid')}
      order by user_id = $2::uuid desc nulls last, liked_at desc, user_id limit ${MOST_LIKERS}`,
    values: [postId, viewerId ?? null],
  });
  if (rows.length === 0) return undefined;
  return rows
    .filter((row): row is LikerRow => row.id !== null)
    .map(({ id, name, avatarId }) => ({ id, name, avatar: toAvatarAddress(avatarId) }));
}
