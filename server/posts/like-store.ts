import type { Pool, PoolClient } from 'pg';
import type { LikeAnswer, Likers } from '../../contract/post.ts';
import { toAvatarAddress } from '../uploads/files.ts';
import { isUuid } from '../uuid.ts';
import { POST_COLUMNS, POST_JOINS, type PostRow, toLikedBy, toLikes } from './post-text.ts';

/** More than anybody scrolls through; the count on the post is whole. */
const MOST_LIKERS = 200;

/** Likes once, however often it is asked; a trigger counts it in the same statement. */
export async function insertLike(client: Pool | PoolClient, postId: string, userId: string) {
  await client.query({
    name: 'like-insert',
    text: `insert into likes (user_id, post_id)
      select users.id, posts.id from users, posts where users.id = $1 and posts.id = $2
      on conflict do nothing`,
    values: [userId, postId],
  });
}

export async function deleteLike(client: Pool | PoolClient, postId: string, userId: string) {
  await client.query({
    name: 'like-delete',
    text: 'delete from likes where user_id = $1 and post_id = $2',
    values: [userId, postId],
  });
}

/** Undefined where there is no such post. */
export async function findLikes(
  client: Pool | PoolClient,
  postId: string,
  userId: string,
): Promise<LikeAnswer | undefined> {
  const { rows } = await client.query<PostRow & { likedByMe: boolean }>({
    name: 'likes',
    text: `select ${POST_COLUMNS}, ${toLikedBy('$2')} as "likedByMe" from posts p ${POST_JOINS} where p.id = $1`,
    values: [postId, userId],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { likeCount, likedByMe } = row;
  return { likes: toLikes(row.likerIds, { id: userId, likes: likedByMe }), likeCount, likedByMe };
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
