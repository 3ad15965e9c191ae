import type { Pool } from 'pg';
import { findPosts } from '../post-store.ts';
import { type SharedText, toSharedText } from './shared-text.ts';

export interface DetailedText extends SharedText {
  version: string;
}

/** The posts as their pages show them, with their first comments: `Post`. */
export async function findDetailedTexts(
  pool: Pool,
  postIds: readonly string[],
): Promise<Map<string, DetailedText>> {
  const posts = await findPosts(pool, postIds);
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
      return [id, { ...text, version }];
    }),
  );
}
