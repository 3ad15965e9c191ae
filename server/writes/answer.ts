import type { PoolClient } from 'pg';

/** What a write answers where it is not refused. */
export interface Answer {
  /** 200 unless told. */
  status?: number;
  /** Left out where the write's `findBody` finds it. */
  body?: unknown;
  /** Not kept with the key though it has a body: the write's `findBody` finds it again. */
  isFoundAnew?: boolean;
  /** Does what no database can take back, once the effect is kept; where it fails, that is logged and changes no answer. */
  settled?: () => Promise<void>;
}

/** The effect. A thrown problem of the 400s undoes it and is the answer. */
export type Work = (client: PoolClient) => Promise<Answer>;
