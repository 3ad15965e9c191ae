import type { Pool } from 'pg';
import { COMMUNITY_PAGE_MAX } from '../../contract/post/post-limits.ts';
import { createBatcher } from '../batcher.ts';
import { type FoundPage, toListedJson } from './post-page.ts';

/** Answers with the page as JSON for one viewer. */
export type PageReader = (viewerId: string | undefined) => Promise<Buffer>;

/**
 * Serves one page to all who request it at the same time. Visitors see the same page, and so do members who like none of its
 * posts: both are serialized once.
 */
export function createPageReader(pool: Pool, page: FoundPage): PageReader {
  const { rows } = page;
  const findLiked = createFindLiked(
    pool,
    rows.map(({ id }) => id),
  );
  let forVisitors: Buffer | undefined;
  let forMembers: Buffer | undefined;
  let unliked: readonly string[] | undefined;

  return async (viewerId) => {
    if (viewerId === undefined) {
      forVisitors ??= toJson(
        rows.map((row) => toListedJson(row, undefined)),
        page,
      );
      return forVisitors;
    }
    const liked = await findLiked(viewerId);
    unliked ??= rows.map((row) => toListedJson(row, { id: '', likes: false }));
    if (liked.size === 0) {
      forMembers ??= toJson(unliked, page);
      return forMembers;
    }
    const viewer = { id: viewerId, likes: true };
    const posts = unliked.map((text, n) => {
      const row = rows[n];
      return row && liked.has(row.id) ? toListedJson(row, viewer) : text;
    });
    return toJson(posts, page);
  };
}

function toJson(posts: readonly string[], { pagination }: FoundPage): Buffer {
  return Buffer.from(`{"posts":[${posts.join(',')}],"pagination":${JSON.stringify(pagination)}}`);
}

/** Which posts of the page a member likes; one statement for all who ask at the same time. */
function createFindLiked(
  pool: Pool,
  postIds: readonly string[],
): (userId: string) => Promise<ReadonlySet<string>> {
  return createBatcher(async (userIds) => {
    const { rows } = await pool.query<{ userId: string; postIds: string[] }>({
      name: 'liked-of',
      // Per member and with a limit: otherwise the planner may go through everybody's likes of these posts.
      text: `select viewer as "userId", array(
          select post_id from likes where user_id = viewer and post_id = any ($2::uuid[])
          limit ${COMMUNITY_PAGE_MAX}
        ) as "postIds" from unnest($1::uuid[]) as viewer`,
      values: [userIds, postIds],
    });
    const liked = new Map(rows.map((row) => [row.userId, new Set(row.postIds)]));
    return userIds.map((userId) => liked.get(userId) ?? new Set<string>());
  });
}
