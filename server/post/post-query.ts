import type * as v from 'valibot';
import { toTextKey } from '#contract/platform/text-key.ts';
import { hasVisible } from '#contract/platform/visible.ts';
import type { listPosts, listTrendingPosts } from '#contract/post/endpoints.ts';
import { toTagKey } from '#contract/post/tag-key.ts';
import { toReadings } from '#contract/search/search.ts';
import { isUuid } from '#server/platform/uuid.ts';
import type { Viewer } from '#server/platform/visibility.ts';
import { type CursorPosition, readCursor } from './cursor.ts';

export interface PostQuery {
  /** Set if the viewer's lists differ from everyone's (see `Viewer`). */
  personalViewerId?: Viewer['personalViewerId'];
  filters: PostFilters;
  after: CursorPosition | undefined;
  limit: number;
}

export interface PostFilters {
  /** A key from `toTextKey`. */
  author?: string;
  authorId?: string;
  category?: string;
  type?: string;
  tag?: string;
  /** Readings of the typed words (`toReadings`), each joined by spaces. */
  q?: readonly string[];
  /** Finds posts in which this dish was cooked or rated. */
  recipeId?: string;
  /** Finds posts in which this member cooked or rated a dish. */
  cookId?: string;
}

/** Undefined if nothing can match. */
export function toPostQuery(
  query: v.InferOutput<typeof listPosts.query>,
  personalViewerId: PostQuery['personalViewerId'],
): PostQuery | undefined {
  const { after, limit } = toPaging(query);
  const given = (name: Exclude<keyof typeof query, 'cursor' | 'limit'>) => {
    const text = query[name].trim();
    return hasVisible(text) ? text : undefined;
  };
  const [author, authorId] = [given('author'), given('authorId')];
  const [category, type] = [given('category'), given('type')];
  const named = given('tag');
  const tag = toTagKey(named ?? '');
  const typed = given('q');
  const q = toReadings(typed ?? '').map((words) => words.join(' '));
  if (authorId !== undefined && !isUuid(authorId)) return undefined;
  if (typed !== undefined && q[0] === '') return undefined;
  if (named !== undefined && tag === '') return undefined;
  const filters: PostFilters = {
    ...(author !== undefined && { author: toTextKey(author) }),
    ...(authorId !== undefined && { authorId }),
    ...(category !== undefined && { category }),
    ...(type !== undefined && { type }),
    ...(tag !== '' && { tag }),
    ...(typed !== undefined && { q }),
  };
  return { filters, after, limit, personalViewerId };
}

/** Reads the start and the length of a page. */
export function toPaging({ cursor, limit }: v.InferOutput<typeof listTrendingPosts.query>) {
  return { after: readCursor(cursor), limit };
}
