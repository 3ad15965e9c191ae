import type * as v from 'valibot';
import type { listPosts, listTrendingPosts } from '../../contract/endpoints/posts.ts';
import { toTagKey } from '../../contract/post/tag-key.ts';
import { toReadings } from '../../contract/recipe/recipe-search.ts';
import { toTextKey } from '../../contract/text-key.ts';
import { hasVisible } from '../../contract/visible.ts';
import type { Reader } from '../users/apart.ts';
import { isUuid } from '../uuid.ts';
import { type Place, readCursor } from './cursor.ts';

export interface PostQuery {
  /** As of `Reader`: leaves out the posts of those. */
  apartId?: Reader['apartId'];
  filters: PostFilters;
  after: Place | undefined;
  limit: number;
}

export interface PostFilters {
  /** A text key. */
  author?: string;
  authorId?: string;
  category?: string;
  type?: string;
  tag?: string;
  /** Readings of the typed words (`toReadings`), each joined by spaces. */
  q?: readonly string[];
  /** Cooked or rated. */
  recipeId?: string;
  /** Who cooked or rated a dish in it. */
  cookId?: string;
}

/** Undefined where nothing can match. */
export function toPostQuery(
  query: v.InferOutput<typeof listPosts.query>,
  apartId: PostQuery['apartId'],
): PostQuery | undefined {
  const { after, limit } = toPlace(query);
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
  return { filters, after, limit, apartId };
}

/** Start and length of a page. */
export function toPlace({ cursor, limit }: v.InferOutput<typeof listTrendingPosts.query>) {
  return { after: readCursor(cursor), limit };
}
