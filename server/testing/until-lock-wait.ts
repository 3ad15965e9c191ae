import type { Pool } from 'pg';
import { expect } from 'vitest';

/** Waits until a transaction on this database waits for a lock. */
export function untilLockWait(pool: Pool): Promise<void> {
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return expect.poll(async () => (await pool.query(waiting)).rowCount).toBeGreaterThan(0);
}
