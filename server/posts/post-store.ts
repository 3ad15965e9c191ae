import type { Pool, PoolClient } from 'pg';
import type { Post } from '../../contract/post/post.ts';
import { COMMENTS_PAGE } from '../../contract/post/post-limits.ts';
import { toAvatarAddress, toPictureAddress } from '../../contract/upload.ts';
import { isUuid } from '../uuid.ts';
import { findCommentPage } from './comment-store.ts';
import { type PostBody, toPostBody, toPostKeys } from './post-body.ts';
import {
  COUNT_COLUMNS,
  LIKER_IDS,
  POST_COLUMNS,
  POST_JOINS,
  type PostRow,
  toAuthorName,
  toLikedBy,
  toLikes,
} from './post-row.ts';

interface DetailedRow extends PostRow {
  version: number;
  likedByMe: boolean;
}

/** A post with its first comments; undefined where there is none. */
export async function findPost(
  client: Pool | PoolClient,
  id: string,
  viewerId: string | undefined,
): Promise<Post | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await client.query<DetailedRow>({
    name: viewerId === undefined ? 'post' : 'post-viewed',
    text: `select p.version, ${POST_COLUMNS}, ${COUNT_COLUMNS}, ${LIKER_IDS} as "likerIds", ${viewerId === undefined ? 'false' : toLikedBy('$2')} as "likedByMe"
      from posts p ${POST_JOINS} where p.id = $1`,
    values: viewerId === undefined ? [id] : [id, viewerId],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { comments, pagination } = await findCommentPage(client, id, { limit: COMMENTS_PAGE });
  const viewer = viewerId === undefined ? undefined : { id: viewerId, likes: row.likedByMe };
  const stored: PostBody = JSON.parse(row.body);
  return {
    ...stored,
    image: row.imageId === null ? null : toPictureAddress(row.imageId),
    likes: viewer ? toLikes(row.likerIds, viewer) : row.likerIds,
    likeCount: row.likeCount,
    ...(viewer && { likedByMe: viewer.likes }),
    commentCount: row.commentCount,
    author: toAuthorName(row.authorName),
    authorId: row.authorId ?? '',
    authorAvatar: toAvatarAddress(row.avatarId),
    version: String(row.version),
    comments,
    commentsCursor: pagination.nextCursor,
  };
}

export interface KnownPost {
  authorId: string | null;
  imageId: string | null;
  version: number;
  body: PostBody;
}

/** Locks the post until the end of the transaction. */
export async function findPostToChange(
  client: PoolClient,
  id: string,
): Promise<KnownPost | undefined> {
  const { rows } = await client.query<Omit<KnownPost, 'body'> & { body: string }>({
    name: 'post-to-change',
    text: `select author_id as "authorId", image_id as "imageId", version, body from posts
      where id = $1 for no key update`,
    values: [id],
  });
  const [row] = rows;
  return row && { ...row, body: JSON.parse(row.body) };
}

/** Null where the author has left, undefined where there is no such post. */
export async function findPostAuthor(
  client: Pool | PoolClient,
  id: string,
): Promise<string | null | undefined> {
  const { rows } = await client.query<{ authorId: string | null }>({
    name: 'post-author',
    text: 'select author_id as "authorId" from posts where id = $1',
    values: [id],
  });
  return rows[0]?.authorId;
}

/** False where the id is taken. */
export async function insertPost(
  client: PoolClient,
  authorId: string,
  body: PostBody,
  imageId: string | null,
): Promise<boolean> {
  const { tagKeys, terms, named } = toPostKeys(body);
  const { rowCount } = await client.query({
    name: 'post-insert',
    text: `insert into posts (id, author_id, body, category, type, tag_keys, terms, image_id, created_at)
      select $1, users.id, $3, $4, $5, $6, array_to_tsvector($7), $8, $9 from users where users.id = $2
      on conflict (id) do nothing`,
    values: [
      body._id,
      authorId,
      toPostBody(body),
      body.category,
      body.type,
      tagKeys,
      terms,
      imageId,
      body.createdAt,
    ],
  });
  if (rowCount === 1) await insertWords(client, named);
  return rowCount === 1;
}

export async function changePost(
  client: PoolClient,
  body: PostBody,
  imageId: string | null,
): Promise<void> {
  const { tagKeys, terms, named } = toPostKeys(body);
  await client.query({
    name: 'post-update',
    text: `update posts set body = $2, category = $3, type = $4, tag_keys = $5, terms = array_to_tsvector($6),
      image_id = $7, version = version + 1 where id = $1`,
    values: [body._id, toPostBody(body), body.category, body.type, tagKeys, terms, imageId],
  });
  await insertWords(client, named);
}

export async function removePost(client: PoolClient, id: string): Promise<void> {
  await client.query({
    name: 'post-delete',
    text: 'delete from posts where id = $1',
    values: [id],
  });
}

/** Sorted, or two transactions with the same new words could deadlock. */
async function insertWords(client: PoolClient, words: readonly string[]): Promise<void> {
  await client.query({
    name: 'post-words-insert',
    text: 'insert into post_words select unnest($1::text[]) on conflict do nothing',
    values: [words.toSorted()],
  });
}
