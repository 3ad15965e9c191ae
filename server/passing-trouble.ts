import { DatabaseError } from 'pg';

/**
 * PostgreSQL: 08 the connection, 40001 and 40P01 conflicts, 53 resources (53100 is a full disk), 55P03 a lock, 57P a server
 * that stops or starts, 25006 one that became a replica, 58030 its disk. Not 57014, a query that took too long: that may be its
 * own fault, and a write that is sent again for ever holds up those behind it.
 */
const DATABASE = /^(?:08|53|57P|25006|40001|40P01|55P03|58030)/;

const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EDQUOT',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETUNREACH',
  'ENFILE',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Errors of pg and its pool that have no code. */
const WORDS =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Whether the same request may well succeed a little later: the database is away or busy, or a disk is full. */
export function isPassingTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // All addresses of a host were tried.
  if (error instanceof AggregateError) return error.errors.some((one) => isPassingTrouble(one));
  const { code = '' }: NodeJS.ErrnoException = error;
  return error instanceof DatabaseError
    ? DATABASE.test(code)
    : SYSTEM.has(code) || WORDS.test(error.message);
}

/** pg gave up on a query; whose fault that is only the database knows. */
export function isSlowQuery(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Programs of PostgreSQL say it only in words. */
export function isFullDisk(error: Error): boolean {
  const { code = '' }: NodeJS.ErrnoException = error;
  return FULL.has(code) || /no space left on device|disk quota exceeded/i.test(error.message);
}
