import type { Pool, PoolClient } from 'pg';
import type { LikeAnswer, Likers } from '../../contract/post.ts';
import { toAvatarAddress } from '../../contract/upload.ts';
import { isUuid } from '../uuid.ts';
import { LIKE_COLUMNS, LIKE_JOINS, type PostRow, toIds, toLikedBy, toLikes } from './post-text.ts';

/** More than anybody scrolls through; the count on the post is whole. */
const MOST_LIKERS = 200;

/** Somebody and a post. */
export interface Pair {
  postId: string;
  userId: string;
}

const toValues = (pairs: readonly Pair[]) => [
  pairs.map(({ postId }) => postId),
  pairs.map(({ userId }) => userId),
];

/** Likes once, however often it is asked; a trigger counts it in the same statement. */
export async function insertLikes(client: Pool | PoolClient, pairs: readonly Pair[]) {
  await client.query({
    name: 'likes-insert',
    text: `insert into likes (user_id, post_id)
      select users.id, posts.id
      from unnest($1::uuid[], $2::uuid[]) with ordinality as wish (post_id, user_id, at)
        join users on users.id = user_id join posts on posts.id = post_id
      order by at on conflict do nothing`,
    values: toValues(pairs),
  });
}

export async function deleteLikes(client: Pool | PoolClient, pairs: readonly Pair[]) {
  await client.query({
    name: 'likes-delete',
    text: `delete from likes using unnest($1::uuid[], $2::uuid[]) as wish (post_id, user_id)
      where likes.user_id = wish.user_id and likes.post_id = wish.post_id`,
    values: toValues(pairs),
  });
}

interface LikesRow extends Pick<PostRow, 'likeCount' | 'likerIds'> {
  id: string;
  /** Those of the askers who like it, as PostgreSQL writes an array. */
  mine: string;
}

/** What each asker sees of the likes of their post; undefined where there is no such post. */
export async function findLikes(
  client: Pool | PoolClient,
  pairs: readonly Pair[],
): Promise<(LikeAnswer | undefined)[]> {
  const { rows } = await client.query<LikesRow>({
    name: 'likes',
    text: `select p.id, ${LIKE_COLUMNS}, array(
        select wish.user_id from unnest($1::uuid[], $2::uuid[]) as wish (post_id, user_id)
        where wish.post_id = p.id and ${toLikedBy('wish.user_id')}
      )::text as mine
      from posts p ${LIKE_JOINS} where p.id = any ($1)`,
    values: toValues(pairs),
  });
  const byPost = new Map(rows.map((row) => [row.id, { ...row, mine: toIds(row.mine) }]));
  return pairs.map(({ postId, userId: id }) => {
    const row = byPost.get(postId.toLowerCase());
    if (row === undefined) return undefined;
    const likedByMe = row.mine.includes(id);
    const likes = toLikes(row.likerIds, { id, likes: likedByMe });
    return { likes, likeCount: row.likeCount, likedByMe };
  });
}

interface LikerRow {
  id: string;
  name: string;
  avatarId: string | null;
}

/** Who likes the post, whoever asks before all and then the newest; undefined where there is no such post. */
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
