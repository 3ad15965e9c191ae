import { toTagKey } from '../../contract/post-text.ts';
import { toTypedWords } from '../../contract/recipe-search.ts';
import { type QueryStrings, toFirst, toLimit } from '../http/page-query.ts';
import { isUuid } from '../uuid.ts';
import { type Place, readCursor } from './cursor.ts';

/** What is asked of a list; a filter that is not there lets everything through. */
export interface PostQuery {
  filters: PostFilters;
  after: Place | undefined;
  limit: number;
}

export interface PostFilters {
  author?: string;
  authorId?: string;
  category?: string;
  type?: string;
  tag?: string;
  q?: readonly string[];
}

/** Undefined where nothing can match. Numbers out of range are clamped, what is no number is the usual one. */
export function toPostQuery(query: QueryStrings): PostQuery | undefined {
  const { after, limit } = toPageQuery(query);
  const given = (name: string) => {
    const text = toFirst(query[name]).trim();
    return text === '' ? undefined : text;
  };
  const [author, authorId, category, type] = ['author', 'authorId', 'category', 'type'].map(given);
  const named = given('tag');
  const tag = toTagKey(named ?? '');
  const typed = given('q');
  const q = toTypedWords(typed ?? '');
  if (authorId !== undefined && !isUuid(authorId)) return undefined;
  if (typed !== undefined && q.length === 0) return undefined;
  if (named !== undefined && tag === '') return undefined;
  const filters: PostFilters = {
    ...(author !== undefined && { author }),
    ...(authorId !== undefined && { authorId }),
    ...(category !== undefined && { category }),
    ...(type !== undefined && { type }),
    ...(tag !== '' && { tag }),
    ...(q.length > 0 && { q }),
  };
  return { filters, after, limit };
}

export function toPageQuery(query: QueryStrings, usual?: number, most?: number) {
  return {
    after: readCursor(toFirst(query['cursor'])),
    limit: toLimit(query, usual, most),
  };
}
