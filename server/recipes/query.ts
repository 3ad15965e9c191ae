import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../contract/limits.ts';

/** What a query string holds: a repeated name makes a list. */
export type QueryStrings = Record<string, string | string[] | undefined>;

export interface RecipeQuery {
  /** As it was given, or undefined for all of them. */
  cuisine: string | undefined;
  q: string;
  page: number;
  limit: number;
}

/** No collection has more pages, and an offset stays a number that SQL can count with. */
const LAST_PAGE = 1_000_000;

/** Reads the search of `GET /recipes`, or undefined where it is the bare list that is asked for. */
export function toRecipeQuery(query: QueryStrings): RecipeQuery | undefined {
  if (!['cuisine', 'q', 'page', 'limit'].some((name) => query[name] !== undefined))
    return undefined;
  const cuisine = toFirst(query['cuisine']).trim();
  return {
    cuisine: cuisine === '' || cuisine.toLowerCase() === 'all' ? undefined : cuisine,
    q: toFirst(query['q']).trim(),
    page: toClamped(query['page'], 1, LAST_PAGE),
    limit: toClamped(query['limit'], PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX),
  };
}

function toFirst(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** A whole number from 1 to `most` (contract: "out of range is clamped"); what is no number is the usual one. */
function toClamped(value: string | string[] | undefined, usual: number, most: number): number {
  const text = toFirst(value).trim();
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) return usual;
  return Math.min(most, Math.max(1, Math.trunc(number)));
}
