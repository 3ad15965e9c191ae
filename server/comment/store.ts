import type { Pool, PoolClient } from 'pg';
import type { Comment, CommentPage } from '#contract/post/schema.ts';
import { toAvatarAddress } from '#contract/upload/schema.ts';
import { toIsBlockedBetween, toIsVisible } from '#server/platform/visibility.ts';
import type { BatchEntry } from '#server/platform/writes/batched-write.ts';
import { SET_LOCK_TIMEOUT, toKeyInsert, toKeyValues } from '#server/platform/writes/store.ts';
import { type CursorPosition, toCursor } from '#server/post/cursor.ts';
import { toAuthorName } from '#server/post/post-row.ts';

interface CommentRow {
  id: string;
  authorId: string | null;
  name: string | null;
  avatarId: string | null;
  content: string;
  createdAt: Date;
  editedAt: Date | null;
  replyTo: string | null;
  hidden: boolean;
  /** True if the comment it replies to was deleted. */
  isOrphan: boolean;
}

const COLUMNS = `c.id, c.author_id as "authorId", u.name, u.avatar_id as "avatarId", c.content,
  c.created_at as "createdAt", c.edited_at as "editedAt", c.reply_to as "replyTo", c.hidden,
  c.reply_to is not null and not exists (select from comments first where first.id = c.reply_to) as "isOrphan"`;

/** Finds a page of a post's comments that the reader may see, oldest first. */
export async function findCommentPage(
  client: Pool | PoolClient,
  postId: string,
  {
    after,
    limit,
    readerId = null,
  }: { after?: CursorPosition | undefined; limit: number; readerId?: string | null | undefined },
): Promise<CommentPage> {
  const values: unknown[] = [postId, limit + 1, readerId];
  if (after !== undefined) values.push(after.at, after.id);
  const where =
    after === undefined ? '' : 'and (created_at, id) > (to_timestamp($4::float8 / 1000), $5::uuid)';
  const { rows } = await client.query<CommentRow>({
    name: after === undefined ? 'comments' : 'comments-after',
    text: `with page as materialized (
        select id, author_id, content, created_at, edited_at, reply_to, hidden from comments
        where post_id = $1 and ${toIsVisible('comments', '$3::uuid')} ${where} order by created_at, id limit $2
      )
      select ${COLUMNS} from page c left join users u on u.id = c.author_id
      order by c.created_at, c.id`,
    values,
  });
  return toCommentPage(rows, limit);
}

/** `rows` may hold one row more than `limit`, which means that there is another page. */
function toCommentPage(rows: readonly CommentRow[], limit: number): CommentPage {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    comments: withPlaces(shown),
    pagination: {
      hasMore: last !== undefined,
      nextCursor: last ? toCursor({ at: last.createdAt.getTime(), id: last.id }) : null,
    },
  };
}

/** Inserts a placeholder for a deleted comment before its first reply on the page. */
function withPlaces(rows: readonly CommentRow[]): Comment[] {
  const places = new Set<string>();
  return rows.flatMap((row) => {
    const { isOrphan, replyTo, createdAt } = row;
    if (!isOrphan || replyTo === null || places.has(replyTo)) return [toComment(row)];
    places.add(replyTo);
    const place = { _id: replyTo, createdAt: createdAt.toISOString(), deleted: true };
    return [{ ...place, author: '', authorId: '', avatar: '', content: '' }, toComment(row)];
  });
}

/** Finds the first page of comments for each post that has any. If `readerId` is null, finds only those that everyone may see. */
export async function findFirstComments(
  client: Pool | PoolClient,
  postIds: readonly string[],
  limit: number,
  readerId: string | null,
): Promise<Map<string, CommentPage>> {
  const { rows } = await client.query<CommentRow & { postId: string }>({
    name: 'comments-first',
    text: `select wanted.post_id as "postId", ${COLUMNS}
      from unnest($1::uuid[]) as wanted (post_id)
        cross join lateral (
          select id, author_id, content, created_at, edited_at, reply_to, hidden from comments
          where post_id = wanted.post_id and ${toIsVisible('comments', '$3::uuid')} order by created_at, id limit $2
        ) c
        left join lateral (select name, avatar_id from users where id = c.author_id limit 1) u on true
      order by c.created_at, c.id`,
    values: [postIds, limit + 1, readerId],
  });
  const byPost = new Map<string, CommentRow[]>(rows.map(({ postId }) => [postId, []]));
  for (const row of rows) byPost.get(row.postId)?.push(row);
  return new Map(Array.from(byPost, ([id, found]) => [id, toCommentPage(found, limit)]));
}

export async function findComment(
  client: Pool | PoolClient,
  id: string,
): Promise<{ postId: string; comment: Comment } | undefined> {
  const { rows } = await client.query<CommentRow & { postId: string }>({
    name: 'comment',
    text: `select c.post_id as "postId", ${COLUMNS}
      from comments c left join users u on u.id = c.author_id where c.id = $1`,
    values: [id],
  });
  const [row] = rows;
  return row && { postId: row.postId, comment: toComment(row) };
}

/**
 * `to` is the first comment of the thread. `answeredId` is the author of the comment replied to, null if they left.
 */
export interface Reply {
  to: string;
  answeredId: string | null;
}

/** Undefined if the post has no such comment that this member may reply to. */
export async function findReply(
  client: Pool | PoolClient,
  { postId, commentId, userId }: { postId: string; commentId: string; userId: string },
): Promise<Reply | undefined> {
  const { rows } = await client.query<Reply>({
    name: 'comment-replied-to',
    text: `select coalesce(reply_to, id) as "to", author_id as "answeredId" from comments
      where id = $1 and post_id = $2 and ${toIsVisible('comments', '$3::uuid')}
        and not ${toIsBlockedBetween('author_id', '$3::uuid')}`,
    values: [commentId, postId, userId],
  });
  return rows[0];
}

export interface NewComment {
  id: string;
  postId: string;
  authorId: string;
  content: string;
  createdAt: Date;
  reply: Reply | undefined;
}

/**
 * Stores comments and, under each key, the response 201 with `{ comment }`. Returns the comments in order, with
 * undefined if the id is taken or the post or the comment replied to is gone.
 */
export async function insertComments(
  client: Pool | PoolClient,
  entries: readonly BatchEntry<NewComment>[],
): Promise<(Comment | undefined)[]> {
  const items = entries.map(({ item }) => item);
  const comments = await nameComments(client, items);
  const { rows } = await client.query<{ at: number }>({
    name: 'comments-insert',
    text: `with batch as materialized (
        select said.*, ${SET_LOCK_TIMEOUT}
        from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bytea[], $5::uuid[], $6::text[], $7::timestamptz[], $8::uuid[], $9::uuid[], $10::text[])
          with ordinality as said (post_id, user_id, key, fingerprint, id, content, created_at, reply_to, answered_id, body, at)
      ), valid as materialized (
        select distinct on (batch.id) batch.*
        from batch join posts on posts.id = post_id join users on users.id = user_id
          left join lateral (
            -- A thread goes on under the place of its first comment.
            select id from comments where id = batch.reply_to or reply_to = batch.reply_to limit 1
          ) first on true
        where ${toIsVisible('posts', 'user_id')} and (batch.reply_to is null or first.id is not null) order by batch.id, at
      ), made as (
        insert into comments (id, post_id, author_id, content, created_at, reply_to, answered_id)
        select id, post_id, user_id, content, least(created_at, clock_timestamp()), reply_to, answered_id from valid
        order by at on conflict (id) do nothing returning id
      ), kept as (
        ${toKeyInsert('select *, 201 as status from valid join made using (id)')}
      )
      select at::int from valid join made using (id)`,
    values: [
      items.map(({ postId }) => postId),
      items.map(({ authorId }) => authorId),
      ...toKeyValues(entries.map(({ key }) => key)),
      items.map(({ id }) => id),
      items.map(({ content }) => content),
      items.map(({ createdAt }) => createdAt),
      items.map(({ reply }) => reply?.to ?? null),
      items.map(({ reply }) => reply?.answeredId ?? null),
      comments.map((comment) => JSON.stringify({ comment })),
    ],
  });
  const made = new Set(rows.map(({ at }) => at - 1));
  return comments.map((comment, n) => (made.has(n) ? comment : undefined));
}

/** Converts comments to their public form with the author's name and avatar. Undefined if the author is gone. */
async function nameComments(
  client: Pool | PoolClient,
  comments: readonly NewComment[],
): Promise<(Comment | undefined)[]> {
  const { rows } = await client.query<Pick<CommentRow, 'name' | 'avatarId'> & { id: string }>({
    name: 'comment-authors',
    text: 'select id, name, avatar_id as "avatarId" from users where id = any ($1)',
    values: [comments.map(({ authorId }) => authorId)],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return comments.map((comment) => {
    const author = byId.get(comment.authorId);
    const id = comment.id.toLowerCase();
    const replyTo = comment.reply?.to ?? null;
    return (
      author && toComment({ ...author, ...comment, id, replyTo, editedAt: null, hidden: false })
    );
  });
}

/** False if the comment has just been deleted. */
export async function changeComment(
  client: PoolClient,
  id: string,
  content: string,
  editedAt: Date,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'comment-change',
    text: 'update comments set content = $2, edited_at = $3 where id = $1',
    values: [id, content, editedAt],
  });
  return rowCount === 1;
}

export async function removeComment(client: PoolClient, id: string): Promise<void> {
  await client.query({
    name: 'comment-delete',
    text: 'delete from comments where id = $1',
    values: [id],
  });
}

function toComment(row: Omit<CommentRow, 'isOrphan'>): Comment {
  const { id, authorId, name, avatarId, content, createdAt, editedAt, replyTo, hidden } = row;
  return {
    _id: id,
    author: toAuthorName(name),
    authorId: authorId ?? '',
    avatar: toAvatarAddress(avatarId),
    content,
    createdAt: createdAt.toISOString(),
    ...(editedAt && { editedAt: editedAt.toISOString() }),
    ...(replyTo !== null && { replyTo }),
    ...(hidden && { hidden: true }),
  };
}
