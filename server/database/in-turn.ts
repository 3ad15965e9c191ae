import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in a transaction of its own, one at a time for each `lock` however many servers there are: any number will
 * do that nothing else locks by. The lock ends with the transaction, so it also holds behind a pooler.
 */
export async function inTurn<T>(
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
    // What went wrong first is the reason; a connection that cannot even roll back is of no more use.
    await client.query('rollback').catch(() => {
      isUsable = false;
    });
    throw error;
  } finally {
    client.release(!isUsable);
  }
}
