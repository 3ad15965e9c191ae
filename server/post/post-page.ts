import { POSTS_PAGE } from '#contract/post/limits.ts';
import type { PostPage } from '#contract/post/schema.ts';
import { type CursorPosition, toCursor } from './cursor.ts';

export interface FoundPage {
  ids: readonly string[];
  pagination: PostPage['pagination'];
}

/**
 * A named statement stays prepared on its connection. Only the default page length gets a name, because a statement
 * for every length would fill the memory.
 */
export function toStatement(name: string, limit: number): { name?: string } {
  return limit === POSTS_PAGE ? { name } : {};
}

/** `places` may hold one entry more than `limit`, which means that there is another page. */
export function toFoundPage(places: readonly CursorPosition[], limit: number): FoundPage {
  const shown = places.slice(0, limit);
  const last = places.length > limit ? shown.at(-1) : undefined;
  const nextCursor = last ? toCursor(last) : null;
  const pagination = { hasMore: last !== undefined, nextCursor };
  return { ids: shown.map(({ id }) => id), pagination };
}
