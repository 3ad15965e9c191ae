import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../writes/transaction.ts';

/** Times that are in the future on purpose, as `table.column`. */
const PLANNED: ReadonlySet<string> = new Set([
  'account_links.expires_at',
  'mails.send_at',
  'push_news.send_at',
  'push_settings.look_at',
  'push_timers.due_at',
  'push_timers.send_at',
]);

/** Times may differ by so much between the clocks of several servers. */
const IS_FUTURE = (column: string) => `${column} > clock_timestamp() + interval '1 minute'`;

/**
 * Sets times in the future to now. They were stored while the clock of the server was ahead; without this a post would lead
 * the feed until its time is reached. Nearly every write leaves a row in one of three tables, so only these are read while the
 * clock is right. Returns whether it has changed anything.
 */
export async function repairFutureTimes(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isNeeded: boolean }>(
    `select exists (select from idempotency where ${IS_FUTURE('created_at')})
      or exists (select from sessions where ${IS_FUTURE('used_at')})
      or exists (select from posts where ${IS_FUTURE('created_at')}) as "isNeeded"`,
  );
  if (!rows[0]?.isNeeded) return false;
  await inTransaction(pool, async (client) => {
    await repairPosts(client);
    for (const { table, column } of await findTimes(client)) {
      await client.query(
        `update ${table} set ${column} = clock_timestamp() where ${IS_FUTURE(column)}`,
      );
    }
    // The heat of a post with all its likes and comments at this moment; nothing can be hotter.
    await client.query(
      `update post_counts set born = least(born, now), heat = least(heat, now + ln(1 + like_count + 2 * comment_count))
       from (select to_heat(clock_timestamp()) as now) clock
       where born > now or heat > now + ln(1 + like_count + 2 * comment_count)`,
    );
    return async () => undefined;
  });
  return true;
}

/** The text of a post repeats its times. */
async function repairPosts(client: PoolClient): Promise<void> {
  await client.query(
    `update posts set created_at = least(created_at, repaired.now), body = (
         body::jsonb || jsonb_build_object(
           'createdAt', least(body::jsonb ->> 'createdAt', repaired.text),
           'updatedAt', least(body::jsonb ->> 'updatedAt', repaired.text)
         )
       )::text
     from (
       select now, to_char(now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as text
       from clock_timestamp() now
     ) repaired
     where ${IS_FUTURE('posts.created_at')} or ${IS_FUTURE("(body::jsonb ->> 'updatedAt')::timestamptz")}`,
  );
}

async function findTimes(client: PoolClient): Promise<{ table: string; column: string }[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select quote_ident(table_name) as "table", quote_ident(column_name) as "column"
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = current_schema() and table_type = 'BASE TABLE'
       and data_type = 'timestamp with time zone'
     order by 1, 2`,
  );
  return rows.filter(({ table, column }) => !PLANNED.has(`${table}.${column}`));
}
