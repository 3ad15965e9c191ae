import type { Pool, PoolClient } from 'pg';
import { COMMENTS_PAGE } from '#contract/post/limits.ts';
import type { PostRecipe } from '#contract/post/post-recipe.ts';
import type { CommentPage, Post } from '#contract/post/schema.ts';
import { toAvatarAddress } from '#contract/upload/schema.ts';
import { findFirstComments } from '#server/comment/store.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { toIsVisible } from '#server/platform/visibility.ts';
import { type PostBody, readPostBody, toPostBody, toPostKeys } from './post-body.ts';
import { toPostRecipe } from './post-recipe-store.ts';
import {
  COUNT_COLUMNS,
  LIKER_IDS,
  POST_COLUMNS,
  POST_JOINS,
  type PostRow,
  toAuthorName,
  toDish,
  toLikedBy,
  toLikes,
  toPictures,
} from './post-row.ts';

interface DetailedRow extends PostRow {
  recipe: PostRecipe | null;
  id: string;
  version: number;
  hidden: boolean;
}

/** Finds posts with their first comments as the reader sees them. Missing posts are left out. */
export async function findPosts(
  client: Pool | PoolClient,
  ids: readonly string[],
  readerId: string | null = null,
): Promise<Map<string, Post>> {
  const { rows } = await client.query<DetailedRow>({
    name: 'posts-detailed',
    text: `select p.id, p.version, p.hidden, ${POST_COLUMNS}, ${COUNT_COLUMNS}, ${LIKER_IDS} as "likerIds",
        ${toPostRecipe('p.id')} as recipe
      from unnest($1::uuid[]) as wanted (post_id)
        cross join lateral (select * from posts where id = wanted.post_id limit 1) p ${POST_JOINS}`,
    values: [ids],
  });
  const comments = await findFirstComments(client, ids, COMMENTS_PAGE, readerId);
  return new Map(rows.map((row) => [row.id, toPost(row, comments.get(row.id) ?? NO_COMMENTS)]));
}

const NO_COMMENTS: CommentPage = {
  comments: [],
  pagination: { hasMore: false, nextCursor: null },
};

function toPost(row: DetailedRow, { comments, pagination }: CommentPage): Post {
  return {
    ...readPostBody(row.body),
    ...toDish(row),
    ...toPictures(row),
    likes: row.likerIds,
    likeCount: row.likeCount,
    commentCount: row.commentCount,
    author: toAuthorName(row.authorName),
    authorId: row.authorId ?? '',
    authorAvatar: toAvatarAddress(row.avatarId),
    ...(row.recipe && { recipe: row.recipe }),
    version: String(row.version),
    comments,
    commentsCursor: pagination.nextCursor,
    ...(row.hidden && { hidden: true }),
  };
}

/** Finds a post with the viewer's own like; undefined if it does not exist. */
export async function findPost(
  client: Pool | PoolClient,
  id: string,
  viewerId: string,
): Promise<Post | undefined> {
  if (!isUuid(id)) return undefined;
  const post = (await findPosts(client, [id], viewerId)).get(id.toLowerCase());
  const [own] = await findOwnViews(client, [{ postId: id, viewerId }]);
  if (post === undefined || own === undefined) return undefined;
  const likes = toLikes(post.likes, { id: viewerId, likes: own.isLiked });
  return { ...post, likes, likedByMe: own.isLiked };
}

export interface OwnView {
  isThere: boolean;
  isLiked: boolean;
}

/**
 * Returns for each request, in order, whether the viewer may see the post and likes it. A hidden post is visible to
 * its author and to moderators.
 */
export async function findOwnViews(
  client: Pool | PoolClient,
  wanted: readonly { postId: string; viewerId: string | undefined }[],
): Promise<OwnView[]> {
  const { rows } = await client.query<OwnView>({
    name: 'own-views',
    text: `select p.id is not null as "isThere", ${toLikedBy('viewer_id')} as "isLiked"
      from unnest($1::uuid[], $2::uuid[]) with ordinality as wanted (post_id, viewer_id, at)
        left join lateral (
          select id from posts where id = post_id and ${toIsVisible('posts', 'viewer_id')} limit 1
        ) p on true
      order by at`,
    values: [wanted.map(({ postId }) => postId), wanted.map(({ viewerId }) => viewerId ?? null)],
  });
  return rows;
}

export interface KnownPost {
  authorId: string | null;
  /** Ids of the uploads that the post shows, in order. */
  imageIds: string[];
  version: number;
  body: PostBody;
  hidden: boolean;
}

/** SQL: the uploads that a row of `posts` shows. */
const IMAGE_IDS = `array_remove(
    image_id || array(select upload_id from post_images where post_id = posts.id and upload_id is distinct from image_id order by at), null
  )`;

/** Locks the post until the end of the transaction. */
export async function findPostToChange(
  client: PoolClient,
  id: string,
): Promise<KnownPost | undefined> {
  const { rows } = await client.query<Omit<KnownPost, 'body'> & { body: string }>({
    name: 'post-to-change',
    text: `select author_id as "authorId", version, body, hidden, ${IMAGE_IDS} as "imageIds" from posts
      where id = $1 for no key update`,
    values: [id],
  });
  const [row] = rows;
  return row && { ...row, body: readPostBody(row.body) };
}

/** True if the reader may see the post. */
export async function isPostThere(
  client: Pool | PoolClient,
  id: string,
  readerId: string | undefined,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'post-there',
    text: `select from posts where id = $1 and ${toIsVisible('posts', '$2::uuid')}`,
    values: [id, readerId ?? null],
  });
  return rowCount === 1;
}

/** Null if the author has left, undefined if the post does not exist. */
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

/** Returns the time to store. It is the time of the database if the clock of this server is ahead of it. */
export async function readNow(client: PoolClient): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>({
    name: 'now',
    text: 'select clock_timestamp() as now',
  });
  return new Date(Math.min(Date.now(), rows[0]?.now.getTime() ?? Number.POSITIVE_INFINITY));
}

/** False if the id is taken or the author's account is gone. */
export async function insertPost(
  client: PoolClient,
  authorId: string,
  body: PostBody,
  imageId: string | null,
): Promise<boolean> {
  const { tagKeys, terms, named, isCook } = toPostKeys(body);
  const { rowCount } = await client.query({
    name: 'post-insert',
    text: `insert into posts (id, author_id, body, category, type, tag_keys, terms, image_id, created_at,
        recipe_id, is_cook, rating)
      select $1, users.id, $3, $4, $5, $6, array_to_tsvector($7), $8, $9, $10, $11, $12 from users where users.id = $2
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
      body.recipeId ?? null,
      isCook,
      body.rating ?? null,
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
  const { tagKeys, terms, named, isCook } = toPostKeys(body);
  await client.query({
    name: 'post-update',
    text: `update posts set body = $2, category = $3, type = $4, tag_keys = $5, terms = array_to_tsvector($6),
      image_id = $7, recipe_id = $8, is_cook = $9, rating = $10, version = version + 1 where id = $1`,
    values: [
      body._id,
      toPostBody(body),
      body.category,
      body.type,
      tagKeys,
      terms,
      imageId,
      body.recipeId ?? null,
      isCook,
      body.rating ?? null,
    ],
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

/** Sorts the words, because two transactions with the same new words could deadlock otherwise. */
export async function insertWords(
  client: Pool | PoolClient,
  words: readonly string[],
): Promise<void> {
  await client.query({
    name: 'post-words-insert',
    text: 'insert into post_words select unnest($1::text[]) on conflict do nothing',
    values: [words.toSorted()],
  });
}
