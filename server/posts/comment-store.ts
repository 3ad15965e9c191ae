import type { Pool, PoolClient } from 'pg';
import type { Comment, CommentPage } from '../../contract/post.ts';
import { toAvatarAddress } from '../uploads/files.ts';
import { type Place, toCursor } from './cursor.ts';
import { toAuthorName } from './post-text.ts';

interface CommentRow {
  id: string;
  authorId: string | null;
  name: string | null;
  avatarId: string | null;
  content: string;
  createdAt: Date;
}

const COLUMNS = `c.id, c.author_id as "authorId", u.name, u.avatar_id as "avatarId", c.content,
  c.created_at as "createdAt"`;

/** Comments of a post, the oldest first. */
export async function findCommentPage(
  client: Pool | PoolClient,
  postId: string,
  { after, limit }: { after?: Place | undefined; limit: number },
): Promise<CommentPage> {
  const values: unknown[] = [postId, limit + 1];
  if (after !== undefined) values.push(after.at, after.id);
  const where =
    after === undefined ? '' : 'and (created_at, id) > (to_timestamp($3::float8 / 1000), $4::uuid)';
  const { rows } = await client.query<CommentRow>({
    name: after === undefined ? 'comments' : 'comments-after',
    text: `with page as materialized (
        select id, author_id, content, created_at from comments
        where post_id = $1 ${where} order by created_at, id limit $2
      )
      select ${COLUMNS} from page c left join users u on u.id = c.author_id
      order by c.created_at, c.id`,
    values,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    comments: shown.map(toComment),
    pagination: {
      hasMore: last !== undefined,
      nextCursor: last ? toCursor({ at: last.createdAt.getTime(), id: last.id }) : null,
    },
  };
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

export interface NewComment {
  id: string;
  postId: string;
  authorId: string;
  content: string;
}

/** Undefined where nothing was made: this id has a comment already, or there is no such post. */
export async function insertComment(
  client: Pool | PoolClient,
  { id, postId, authorId, content }: NewComment,
): Promise<Comment | undefined> {
  const createdAt = new Date();
  const { rows } = await client.query<Pick<CommentRow, 'name' | 'avatarId'>>({
    name: 'comment-insert',
    text: `with made as (
        insert into comments (id, post_id, author_id, content, created_at)
        select $1, posts.id, users.id, $4, $5 from posts, users where posts.id = $2 and users.id = $3
        on conflict (id) do nothing returning author_id
      )
      select name, avatar_id as "avatarId" from users join made on author_id = users.id`,
    values: [id, postId, authorId, content, createdAt],
  });
  const [writer] = rows;
  return writer && toComment({ id: id.toLowerCase(), authorId, content, createdAt, ...writer });
}

export async function deleteComment(client: PoolClient, id: string): Promise<void> {
  await client.query({
    name: 'comment-delete',
    text: 'delete from comments where id = $1',
    values: [id],
  });
}

function toComment({ id, authorId, name, avatarId, content, createdAt }: CommentRow): Comment {
  return {
    _id: id,
    author: toAuthorName(name),
    authorId: authorId ?? '',
    avatar: toAvatarAddress(avatarId),
    content,
    createdAt: createdAt.toISOString(),
  };
}
