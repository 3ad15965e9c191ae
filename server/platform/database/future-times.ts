import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#server/platform/writes/transaction.ts';

/** Columns, as `table.column`, that contain future times on purpose. */
const PLANNED: ReadonlySet<string> = new Set([
  'account_links.expires_at',
  'household_invites.expires_at',
  'mails.send_at',
  'push_news.send_at',
  'push_settings.look_at',
  'push_timers.due_at',
  'push_timers.send_at',
]);

/** Allows a small difference between the clocks of several servers. */
const IS_FUTURE = (column: string) => `${column} > clock_timestamp() + interval '1 minute'`;

/**
 * Returns the latest stored time that is in the future. Nearly every write leaves a row in one of these three tables,
 * and each has an index. Either the clock was ahead when the time was stored, or it is behind now; only the operator
 * can decide.
 */
export async function findFutureTime(pool: Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ latest: Date | null }>(
    `select max(at) as latest from (
       (select created_at as at from idempotency order by created_at desc limit 1)
       union all (select used_at from sessions order by used_at desc limit 1)
       union all (select created_at from posts order by created_at desc, id desc limit 1)
     ) latest where ${IS_FUTURE('at')}`,
  );
  return rows[0]?.latest ?? undefined;
}

/**
 * Sets times in the future to now, and returns the number of changed values. Call it only if the clock is right: if
 * it is behind, this overwrites correct times.
 */
export async function repairFutureTimes(pool: Pool): Promise<number> {
  return inTransaction(pool, async (client) => {
    let changed = await repairPosts(client);
    for (const { table, column } of await findTimes(client)) {
      const { rowCount } = await client.query(
        `update ${table} set ${column} = clock_timestamp() where ${IS_FUTURE(column)}`,
      );
      changed += rowCount ?? 0;
    }
    // Limits the heat of a post to the value that it would have if all its likes and comments were new.
    await client.query(
      `update post_counts set born = least(born, now), heat = least(heat, now + ln(1 + like_count + 2 * comment_count))
       from (select to_heat(clock_timestamp()) as now) clock
       where born > now or heat > now + ln(1 + like_count + 2 * comment_count)`,
    );
    return async () => changed;
  });
}

/** The JSON body of a post repeats its times. */
async function repairPosts(client: PoolClient): Promise<number> {
  const { rowCount } = await client.query(
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
  return rowCount ?? 0;
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
