import { COMMUNITY_PAGE_MAX, POSTS_PAGE } from '../../contract/post-limits.ts';

/** What a query string holds: a name that is repeated makes a list. */
export type QueryStrings = Record<string, string | string[] | undefined>;

/** '' where there is none. */
export function toFirst(value: string | string[] | undefined): string {
  return [value ?? ''].flat()[0] ?? '';
}

/** How many are asked for. Out of range it is clamped, and what is no number is the usual one. */
export function toLimit(
  query: QueryStrings,
  usual = POSTS_PAGE,
  most = COMMUNITY_PAGE_MAX,
): number {
  const text = toFirst(query['limit']).trim();
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) return usual;
  return Math.min(most, Math.max(1, Math.trunc(number)));
}
