import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Other connections that run a statement or have an open transaction. */
const BUSY = `select pid::text as name from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;

/**
 * Returns the statement that empties all tables that are empty now and restarts the sequences that are still unused.
 * `truncate` creates new files for each table and index, which costs twenty times the CPU of deleting the few rows of
 * a test. Only a superuser may delete them without firing triggers.
 */
export async function toEmptyStatement(pool: Pool): Promise<string> {
  const { empty } = await sortTables(pool);
  const [isSuperuser] = await listNames(pool, `select current_setting('is_superuser') as name`);
  if (isSuperuser !== 'on') return `truncate ${empty.join(', ')} restart identity`;
  const unused = await listNames(
    pool,
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where last_value is null`,
  );
  return `do $$ begin
    set local session_replication_role = replica;
    ${empty.map((table) => `delete from ${table};`).join(' ')}
    ${unused.map((name) => `perform setval('${name}', 1, false);`).join(' ')}
  end $$`;
}

export async function sortTables(pool: Pool): Promise<{ empty: string[]; filled: string[] }> {
  const tables = await listNames(
    pool,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const ifFilled = tables.map(
    (table) => `select '${table}' as name where exists (select from ${table})`,
  );
  const filled = await listNames(pool, ifFilled.join(' union all '));
  return { empty: tables.filter((table) => !filled.includes(table)), filled };
}

/** Returns the column `name` of each row. */
export async function listNames(pool: Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

/** Resolves once all other connections to the database are idle. */
export async function untilIdle(pool: Pool): Promise<void> {
  while ((await listNames(pool, BUSY)).length > 0) await wait(10);
}
