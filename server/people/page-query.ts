import { COMMUNITY_PAGE_MAX, POSTS_PAGE } from '../../contract/post-limits.ts';
import { Problem } from '../problem.ts';

/** What a query string holds: a name that is repeated makes a list. */
export type QueryStrings = Record<string, string | string[] | undefined>;

export function toFirst(value: string | string[] | undefined): string {
  return [value ?? ''].flat()[0] ?? '';
}

/** Out of range it is clamped, and what is no number is the usual one. */
export function toLimit(query: QueryStrings): number {
  const text = toFirst(query['limit']).trim();
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) return POSTS_PAGE;
  return Math.min(COMMUNITY_PAGE_MAX, Math.max(1, Math.trunc(number)));
}

/** A place in a list as an answer named it; undefined for its beginning, and a 422 for what no answer can have named. */
export function toCursor(query: QueryStrings): string | undefined {
  const text = toFirst(query['cursor']);
  if (text === '') return undefined;
  // 18 digits are always a bigint.
  if (/^\d{1,18}$/.test(text)) return text;
  const msg = 'The cursor is none that was given';
  throw new Problem(422, msg, { details: [{ msg, path: 'cursor' }] });
}
