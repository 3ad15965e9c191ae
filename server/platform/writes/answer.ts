import type { PoolClient } from 'pg';

export interface Answer<T = unknown> {
  status?: number;
  body?: T;
  /** Not stored with the key: a replay calls `findBody`. */
  isReadOnReplay?: boolean;
  /** For effects outside the database. A failure is logged and does not change the response. */
  afterCommit?: () => Promise<void>;
}

/** The effect of a write. A thrown 4xx problem rolls it back and is the response. */
export type Work<T = unknown> = (client: PoolClient) => Promise<Answer<T>>;
