import { createStatusProblem } from '#server/platform/http/status-problem.ts';

/** Reads a cursor; undefined for the first page. Throws a 400 for a malformed one. */
export function readCursor(cursor: string): string | undefined {
  if (cursor === '') return undefined;
  // 18 digits are always a bigint.
  if (/^\d{1,18}$/.test(cursor)) return cursor;
  throw createStatusProblem(400);
}
