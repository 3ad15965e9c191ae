import type { Pool, PoolClient } from 'pg';
import type { LikeAnswer, Likers } from '../../contract/post/post.ts';
import { toAvatarAddress } from '../../contract/upload.ts';
import { isUuid } from '../uuid.ts';
import {
  COUNT_COLUMNS,
  LIKE_JOINS,
  LIKER_IDS,
  type PostRow,
  toLikedBy,
  toLikes,
} from './post-row.ts';

/** More than anybody scrolls through; `likeCount` has no limit. */
const MOST_LIKERS = 200;

export interface Pair {
  postId: string;
  userId: string;
}

const toValues = (pairs: readonly Pair[]) => [
  pairs.map(({ postId }) => postId),
  pairs.map(({ userId }) => userId),
];

/** Idempotent; a trigger updates the counts in the same statement. */
export async function insertLikes(client: Pool | PoolClient, pairs: readonly Pair[]) {
  await client.query({
    name: 'likes-insert',
    text: `insert into likes (user_id, post_id)
      select users.id, posts.id
      from unnest($1::uuid[], $2::uuid[]) with ordinality as pair (post_id, user_id, at)
        join users on users.id = user_id join posts on posts.id = post_id
      order by at on conflict do nothing`,
    values: toValues(pairs),
  });
}

export async function deleteLikes(client: Pool | PoolClient, pairs: readonly Pair[]) {
  await client.query({
    name: 'likes-delete',
    text: `delete from likes using unnest($1::uuid[], $2::uuid[]) as pair (post_id, user_id)
      where likes.user_id = pair.user_id and likes.post_id = pair.post_id`,
    values: toValues(pairs),
  });
}

interface LikesRow extends Pick<PostRow, 'likeCount' | 'likerIds'> {
  id: string;
  /** Those of the callers who like it. */
  likedBy: string[];
}

/** The likes of each post as its caller sees them; undefined where there is no such post. */
export async function findLikes(
  client: Pool | PoolClient,
  pairs: readonly Pair[],
): Promise<(LikeAnswer | undefined)[]> {
  const { rows } = await client.query<LikesRow>({
    name: 'likes',
    text: `select p.id, ${COUNT_COLUMNS}, ${LIKER_IDS} as "likerIds", array(
        select pair.user_id from unnest($1::uuid[], $2::uuid[]) as pair (post_id, user_id)
        where pair.post_id = p.id and ${toLikedBy('pair.user_id')}
      ) as "likedBy"
      from posts p ${LIKE_JOINS} where p.id = any ($1)`,
    values: toValues(pairs),
  });
  const byPost = new Map(rows.map((row) => [row.id, row]));
  return pairs.map(({ postId, userId: id }) => {
    const row = byPost.get(postId.toLowerCase());
    if (row === undefined) return undefined;
    const likedByMe = row.likedBy.includes(id);
    const likes = toLikes(row.likerIds, { id, likes: likedByMe });
    return { likes, likeCount: row.likeCount, likedByMe };
  });
}

interface LikerRow {
  id: string;
  name: string;
  avatarId: string | null;
}

/** Who likes the post: the viewer first, then the newest; undefined where there is no such post. */
export async function findLikers(
  pool: Pool,
  postId: string,
  viewerId: string | undefined,
): Promise<Likers | undefined> {
  if (!isUuid(postId)) return undefined;
  const { rows } = await pool.query<LikerRow | { id: null }>({
    name: 'likers',
    text: `with newest as materialized (
        select user_id, liked_at from likes where post_id = $1
        order by liked_at desc, user_id limit ${MOST_LIKERS}
      ), shown as materialized (
        select * from newest
        union select user_id, liked_at from likes where user_id = $2::uuid and post_id = $1
      )
      select u.id, u.name, u.avatar_id as "avatarId"
      from posts p left join (shown join users u on u.id = user_id) on true
      where p.id = $1
      order by user_id = $2::uuid desc nulls last, liked_at desc, user_id limit ${MOST_LIKERS}`,
    values: [postId, viewerId ?? null],
  });
  if (rows.length === 0) return undefined;
  return rows
    .filter((row): row is LikerRow => row.id !== null)
    .map(({ id, name, avatarId }) => ({ id, name, avatar: toAvatarAddress(avatarId) }));
}
