import { toRefusal } from '../http/refusal.ts';
import { isUuid } from '../uuid.ts';

/** A place in a list: what it is sorted by (a time in milliseconds, or a heat), then the id. */
export interface Place {
  at: number;
  id: string;
}

export function toCursor({ at, id }: Place): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** Undefined where none is given: the beginning. Throws a 400 for what no answer of ours has held. */
export function readCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const [at = '', id = '', more] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  const number = Number(at);
  // No place is before 1970, nor near the last year of PostgreSQL, 294,276.
  const isPlace = at !== '' && number >= 0 && number < 8e15 && isUuid(id) && more === undefined;
  if (!isPlace) throw toRefusal(400);
  return { at: number, id };
}
