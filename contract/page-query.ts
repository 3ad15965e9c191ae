import * as v from 'valibot';
import { COMMUNITY_PAGE_MAX, POSTS_PAGE } from './post/post-limits.ts';

/** A number of a query string: out of range it is clamped, and what is no number is the usual one. */
export function toClamped(
  value: string | number | null | undefined,
  usual: number,
  most: number,
): number {
  const text = String(value ?? '').trim();
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) return usual;
  return Math.min(most, Math.max(1, Math.trunc(number)));
}

/** A value of a query string; a missing one reads as ''. */
export const queryText = v.optional(v.string(), '');

/** `limit` of a list: at most `most`, `usual` unless told. */
// @__NO_SIDE_EFFECTS__
function queryLimit(usual: number, most: number) {
  return v.pipe(
    v.optional(v.union([v.string(), v.number()]), ''),
    v.transform((value) => toClamped(value, usual, most)),
  );
}

/**
 * Query of a list that is read page by page, with `more` to choose by: `cursor` is the `nextCursor` of the page before. A
 * function, since a spread at the top of a module stays in every bundle that imports it.
 */
// @__NO_SIDE_EFFECTS__
export function pageQuery<const More extends v.ObjectEntries>(
  more: More,
  usual = POSTS_PAGE,
  most = COMMUNITY_PAGE_MAX,
) {
  return v.object({ ...more, cursor: queryText, limit: queryLimit(usual, most) });
}
