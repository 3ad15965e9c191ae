import { DatabaseError } from 'pg';

/**
 * Error codes of PostgreSQL: 08 connection, 40001 and 40P01 conflicts, 53 resources (53100 is a full disk), 55P03 a
 * lock, 57P a server that stops or starts, 25006 a server that became a replica, 58030 its disk. 57014, a query
 * timeout, is missing on purpose: the query itself may be the cause, and a write that is retried forever blocks those
 * behind it.
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

/** Messages of pg and its pool for errors without a code. */
const WORDS =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/**
 * Returns true if the same request can succeed later, because the database is unavailable or busy, or a disk is full.
 */
export function isTransientFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Several addresses of a host failed.
  if (error instanceof AggregateError) return error.errors.some((one) => isTransientFailure(one));
  const { code = '' }: NodeJS.ErrnoException = error;
  return error instanceof DatabaseError
    ? DATABASE.test(code)
    : SYSTEM.has(code) || WORDS.test(error.message);
}

/** Returns true if pg cancelled a query after its timeout. The cause can be the query or the database. */
export function isSlowQuery(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Also checks the message, because PostgreSQL programs print no error code. */
export function isFullDisk(error: Error): boolean {
  const { code = '' }: NodeJS.ErrnoException = error;
  return FULL.has(code) || /no space left on device|disk quota exceeded/i.test(error.message);
}
