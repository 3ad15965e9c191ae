import type { Pool } from 'pg';

/** Those that every server has told of long ago: each asks with every heartbeat of its streams. */
export async function deleteOldRemovals(pool: Pool): Promise<void> {
  await pool.query(`delete from removals where removed_at < now() - interval '6 hours'`);
}
