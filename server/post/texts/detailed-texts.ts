import type { Pool } from 'pg';
import { findPosts } from '../post-store.ts';
import { type SharedText, toSharedText } from './shared-text.ts';

export interface DetailedText extends SharedText {
  version: string;
  /** True if a comment is hidden, so that some viewers need another text. */
  hasHidden: boolean;
}

/** Builds the `Post` JSON of each post page, with its first comments. `readerId` null gives the text for everyone. */
export async function findDetailedTexts(
  pool: Pool,
  postIds: readonly string[],
  readerId: string | null = null,
): Promise<Map<string, DetailedText>> {
  const [posts, partly] = await Promise.all([
    findPosts(pool, postIds, readerId),
    findPartlyHidden(pool, postIds),
  ]);
  return new Map(
    Array.from(posts, ([id, post]) => {
      const { likes, likeCount, commentCount, author, authorId, authorAvatar, ...rest } = post;
      const { version, comments, commentsCursor, ...said } = rest;
      const about = { commentCount, author, authorId, authorAvatar };
      const tail = JSON.stringify({ ...about, version, comments, commentsCursor });
      const people = [authorId, ...comments.map((comment) => comment.authorId)].filter(Boolean);
      const text = toSharedText(
        [
          `${JSON.stringify(said).slice(0, -1)},"likes":`,
          JSON.stringify(likes),
          `,"likeCount":${likeCount}`,
          `,${tail.slice(1)}`,
        ],
        [...new Set(people)],
      );
      return [id, { ...text, version, hasHidden: partly.has(id) }];
    }),
  );
}

/** Finds posts with hidden comments, which are rare. */
async function findPartlyHidden(
  pool: Pool,
  postIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'posts-partly-hidden',
    text: 'select distinct post_id as id from comments where post_id = any ($1) and hidden',
    values: [postIds],
  });
  return new Set(rows.map(({ id }) => id));
}
