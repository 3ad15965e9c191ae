import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './limits.ts';
import { toClamped } from './page-query.ts';

/** What `GET /recipes?…` asks for. */
export interface RecipeQuery {
  /** As it was given, or undefined for all of them. */
  cuisine: string | undefined;
  q: string;
  page: number;
  limit: number;
}

/** No collection has more pages, and an offset stays a number that SQL can count with. */
const LAST_PAGE = 1_000_000;

const PARAMETERS = ['cuisine', 'q', 'page', 'limit'] as const;

/**
 * Reads the parameters, of which `read` gives the first value; undefined where none is there and the bare list is asked
 * for. Numbers out of range are clamped, what is no number is the usual one.
 */
export function toRecipeQuery(
  read: (name: (typeof PARAMETERS)[number]) => string | null | undefined,
): RecipeQuery | undefined {
  if (PARAMETERS.every((name) => (read(name) ?? undefined) === undefined)) return undefined;
  const cuisine = (read('cuisine') ?? '').trim();
  return {
    cuisine: cuisine === '' || cuisine.toLowerCase() === 'all' ? undefined : cuisine,
    q: (read('q') ?? '').trim(),
    page: toClamped(read('page'), 1, LAST_PAGE),
    limit: toClamped(read('limit'), PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX),
  };
}
