import { toRefusal } from '../http/refusal.ts';

/** A place in a list as an answer named it; undefined for its beginning, and a 400 for what no answer can have named. */
export function readCursor(cursor: string): string | undefined {
  if (cursor === '') return undefined;
  // 18 digits are always a bigint.
  if (/^\d{1,18}$/.test(cursor)) return cursor;
  throw toRefusal(400);
}
