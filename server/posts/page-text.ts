import type { Pool } from 'pg';
import { COMMUNITY_PAGE_MAX, POSTS_PAGE } from '../../contract/post-limits.ts';
import { gather } from '../gather.ts';
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
  findLiked?: (userId: string) => Promise<ReadonlySet<string>>;
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
  page.findLiked ??= createFindLiked(pool, page.rows);
  const liked = await page.findLiked(viewerId);
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

/** What this page has that one likes, for all who read it at the same time at once. */
function createFindLiked(
  pool: Pool,
  posts: readonly { id: string }[],
): (userId: string) => Promise<ReadonlySet<string>> {
  const ids = posts.map(({ id }) => id);
  return gather(async (userIds) => {
    const { rows } = await pool.query<{ userId: string; id: string }>({
      name: 'liked-of',
      // One by one, and with a limit: all at once might be looked up by the posts, through everybody's likes.
      text: `select asker as "userId", post_id as id
        from unnest($1::uuid[]) as asker cross join lateral (
          select post_id from likes where user_id = asker and post_id = any ($2::uuid[])
          limit ${COMMUNITY_PAGE_MAX}
        ) as liked`,
      values: [userIds, ids],
    });
    const liked = new Map(userIds.map((userId) => [userId, new Set<string>()]));
    for (const { userId, id } of rows) liked.get(userId)?.add(id);
    return userIds.map((userId) => liked.get(userId) ?? new Set());
  });
}
