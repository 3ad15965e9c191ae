import { type QueryStrings, toFirst } from '../http/page-query.ts';
import { toRefusal } from '../http/refusal.ts';

/** A place in a list as an answer named it; undefined for its beginning, and a 400 for what no answer can have named. */
export function toCursor(query: QueryStrings): string | undefined {
  const text = toFirst(query['cursor']);
  if (text === '') return undefined;
  // 18 digits are always a bigint.
  if (/^\d{1,18}$/.test(text)) return text;
  throw toRefusal(400);
}
