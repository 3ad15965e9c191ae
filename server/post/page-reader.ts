import type { Pool } from 'pg';
import { COMMUNITY_PAGE_MAX } from '#contract/post/limits.ts';
import { createBatcher } from '#server/platform/batcher.ts';
import type { FoundPage } from './post-page.ts';
import { type SharedText, toMemberJson, toVisitorJson } from './texts/shared-text.ts';

/** Resolves with the page as JSON for one viewer. */
export type PageReader = (viewerId: string | undefined) => Promise<Buffer>;

/**
 * Serves one page to all concurrent requests. Visitors share one JSON text, and so do members who like none of its
 * posts. `texts` has undefined for a post that was deleted in between.
 */
export function createPageReader(
  pool: Pool,
  { ids, pagination }: FoundPage,
  texts: readonly (SharedText | undefined)[],
): PageReader {
  const posts = ids.flatMap((id, n) => {
    const text = texts[n];
    return text ? [{ id, text }] : [];
  });
  const findLiked = createFindLiked(pool, ids);
  const toPage = (listed: readonly string[]) =>
    Buffer.from(`{"posts":[${listed.join(',')}],"pagination":${JSON.stringify(pagination)}}`);
  let forVisitors: Buffer | undefined;
  let forMembers: Buffer | undefined;

  return async (viewerId) => {
    if (viewerId === undefined) {
      forVisitors ??= toPage(posts.map(({ text }) => toVisitorJson(text)));
      return forVisitors;
    }
    const liked = await findLiked(viewerId);
    if (liked.size === 0) {
      forMembers ??= toPage(posts.map(({ text }) => toMemberJson(text)));
      return forMembers;
    }
    return toPage(
      posts.map(({ id, text }) => toMemberJson(text, liked.has(id) ? viewerId : undefined)),
    );
  };
}

/** Finds the posts of the page that a member likes, with one statement for all concurrent callers. */
function createFindLiked(
  pool: Pool,
  postIds: readonly string[],
): (userId: string) => Promise<ReadonlySet<string>> {
  return createBatcher(async (userIds) => {
    const { rows } = await pool.query<{ userId: string; postIds: string[] }>({
      name: 'liked-of',
      // One subquery for each member, with a limit: otherwise the planner may read all likes of these posts.
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
