import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in a transaction under an advisory lock, so that only one server runs it at a time. `lock` is a number
 * that no other lock uses. The lock ends with the transaction, so it also works behind a connection pooler.
 */
export async function withAdvisoryLock<T>(
  pool: Pool,
  lock: number,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isUsable = true;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // Throws the first error, and discards a connection that cannot roll back.
    await client.query('rollback').catch(() => {
      isUsable = false;
    });
    throw error;
  } finally {
    client.release(!isUsable);
  }
}
