import * as v from 'valibot';
import { COMMUNITY_PAGE_MAX, POSTS_PAGE } from '#contract/post/limits.ts';

/** Parses a number of a query string. A number out of range is clamped to 1..`most`, anything else becomes `usual`. */
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

/** A missing query value is read as ''. */
export const queryText = v.optional(v.string(), '');

// @__NO_SIDE_EFFECTS__
function queryLimit(usual: number, most: number) {
  return v.pipe(
    v.optional(v.union([v.string(), v.number()]), ''),
    v.transform((value) => toClamped(value, usual, most)),
  );
}

/**
 * Query of a paged list with the extra filters `more`. `cursor` is the `nextCursor` of the previous page. It is a
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
