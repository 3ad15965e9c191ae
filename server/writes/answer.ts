import type { PoolClient } from 'pg';

/** What a write answers where it is not refused. */
export interface Answer<T = unknown> {
  /** 200 unless told. */
  status?: number;
  /** Left out where the write's `findBody` finds it. */
  body?: T;
  /** Not stored with the key although it has a body: `findBody` finds it again for a replay. */
  isFoundAnew?: boolean;
  /** Runs after the commit, for what no database can undo. A failure is logged and changes no answer. */
  settled?: () => Promise<void>;
}

/** The effect of a write. A thrown problem of the 400s undoes it and is the answer. */
export type Work<T = unknown> = (client: PoolClient) => Promise<Answer<T>>;
