import type { Pool, QueryConfig } from 'pg';
import { withTimeout } from '#server/platform/with-timeout.ts';

/** Milliseconds until the database counts as not responding. */
export const RESPONSE_TIMEOUT_MS = 1500;

const LOOK: QueryConfig & { query_timeout: number } = {
  text: 'select 1',
  query_timeout: RESPONSE_TIMEOUT_MS,
};

/** Concurrent callers share one check, so that a database without response does not collect waiting queries. */
export function createDatabaseCheck(pool: Pool): () => Promise<boolean> {
  let look: Promise<boolean> | undefined;
  return () => {
    look ??= withTimeout(pool.query(LOOK), RESPONSE_TIMEOUT_MS)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        look = undefined;
      });
    return look;
  };
}
