import type { PoolClient } from 'pg';

/** Returns the time to store. It is the time of the database if the clock of this server is ahead of it. */
export async function readNow(client: PoolClient): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>({
    name: 'now',
    text: 'select clock_timestamp() as now',
  });
  return new Date(Math.min(Date.now(), rows[0]?.now.getTime() ?? Number.POSITIVE_INFINITY));
}
