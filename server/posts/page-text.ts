import type { Pool } from 'pg';
import { POSTS_PAGE } from '../../contract/post-limits.ts';
import { toCursor } from './cursor.ts';
import { type PostRow, toListedText } from './post-text.ts';

/** A page of posts as anybody may see it. */
export interface FoundPage {
  rows: readonly Listed[];
  /** JSON. */
  pagination: string;
  /** What has been made of it for those who asked. */
  forVisitors?: Buffer;
  forMembers?: Buffer;
  unliked?: readonly string[];
}

export interface Listed extends PostRow {
  /** Where the list goes on after this post. */
  at: number;
  id: string;
}

/** A named statement stays with its connection: were every length of a page named, asking in all ways would fill the memory. */
export function toStatement(name: string, limit: number): { name?: string } {
  return limit === POSTS_PAGE ? { name } : {};
}

/** Of these rows one more than `limit` was asked for. */
export function toFoundPage(rows: readonly Listed[], limit: number): FoundPage {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const pagination = { hasMore: last !== undefined, nextCursor: last ? toCursor(last) : null };
  return { rows: shown, pagination: JSON.stringify(pagination) };
}

/** The page as JSON for whoever asks. Posts that one does not like read the same for all members, so those are made once. */
export async function toPageText(
  pool: Pool,
  page: FoundPage,
  viewerId: string | undefined,
): Promise<Buffer> {
  if (viewerId === undefined) {
    page.forVisitors ??= toBytes(
      page.rows.map((row) => toListedText(row, undefined)),
      page,
    );
    return page.forVisitors;
  }
  const liked = await findLiked(pool, viewerId, page.rows);
  page.unliked ??= page.rows.map((row) => toListedText(row, { id: '', likes: false }));
  if (liked.size === 0) {
    page.forMembers ??= toBytes(page.unliked, page);
    return page.forMembers;
  }
  const me = { id: viewerId, likes: true };
  const posts = page.unliked.map((text, n) => {
    const row = page.rows[n];
    return row && liked.has(row.id) ? toListedText(row, me) : text;
  });
  return toBytes(posts, page);
}

function toBytes(posts: readonly string[], { pagination }: FoundPage): Buffer {
  return Buffer.from(`{"posts":[${posts.join(',')}],"pagination":${pagination}}`);
}

async function findLiked(
  pool: Pool,
  userId: string,
  posts: readonly { id: string }[],
): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'liked-of',
    text: 'select post_id as id from likes where user_id = $1 and post_id = any ($2::uuid[])',
    values: [userId, posts.map(({ id }) => id)],
  });
  return new Set(rows.map(({ id }) => id));
}
