import type { Pool } from 'pg';

/** Deletes removals that every server has reported long ago, because each server queries with every heartbeat. */
export async function deleteOldRemovals(pool: Pool): Promise<void> {
  await pool.query(`delete from removals where removed_at < now() - interval '6 hours'`);
}
