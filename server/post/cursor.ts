import { createStatusProblem } from '#server/platform/http/status-problem.ts';
import { isUuid } from '#server/platform/uuid.ts';

/** A position in a list: the sort key (milliseconds since 1970, or a heat), then the id. */
export interface CursorPosition {
  at: number;
  id: string;
}

export function toCursor({ at, id }: CursorPosition): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** Undefined without a cursor, for the first page. Throws a 400 for a malformed one. */
export function readCursor(cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const [at = '', id = '', more] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  const number = Number(at);
  // PostgreSQL rejects timestamps beyond this range.
  const isValid = at !== '' && number >= 0 && number < 8e15 && isUuid(id) && more === undefined;
  if (!isValid) throw createStatusProblem(400);
  return { at: number, id };
}
