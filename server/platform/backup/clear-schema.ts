import { escapeIdentifier, type PoolClient } from 'pg';
import type { Migration } from '#server/platform/database/migrate.ts';

/** Tables that a server fills without any member. The archive replaces their rows. */
const FILLED_BY_SERVER = new Set([
  'migrations',
  'recipes',
  'collection_state',
  'collection_versions',
  'push_keys',
  'push_cursor',
  'health_writes',
  'text_rules',
]);

/**
 * Drops the tables of a Simmer that was started on this database, so that the tables of the archive can be created.
 * Throws a readable error if members have added data, or if the database has other tables.
 */
export async function clearSchema(
  client: PoolClient,
  migrations: readonly Migration[],
): Promise<void> {
  const tables = await findTableNames(client);
  if (tables.length === 0) return;
  const text = migrations.map(({ sql }) => sql).join('\n');
  const ours = new Set(['migrations', ...findCreated(text, 'table')]);
  const foreign = tables.filter((name) => !ours.has(name));
  if (foreign.length > 0) {
    throw new Error(
      `The database has tables that are not Simmer’s (${foreign.join(', ')}). Give Simmer a database of its own.`,
    );
  }
  const filled = await findFilled(client, tables);
  if (filled.length > 0) {
    throw new Error(
      `The database is not empty: it has ${filled.join(', ')}. A backup is only restored into an empty one: set another DATA_DIR or DATABASE_URL.`,
    );
  }
  for (const name of tables) await client.query(`drop table ${escapeIdentifier(name)} cascade`);
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = current_schema()::regnamespace and proname = any ($1)`,
    [findCreated(text, 'function')],
  );
  for (const { signature } of rows) await client.query(`drop function ${signature} cascade`);
}

async function findTableNames(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     order by relname`,
  );
  return rows.map(({ name }) => name);
}

async function findFilled(client: PoolClient, tables: readonly string[]): Promise<string[]> {
  const filled: string[] = [];
  for (const name of tables.filter((table) => !FILLED_BY_SERVER.has(table))) {
    const { rowCount } = await client.query(`select from ${escapeIdentifier(name)} limit 1`);
    if (rowCount === 1) filled.push(name.replaceAll('_', ' '));
  }
  return filled;
}

/** Finds the names that the text of the migrations creates. Everything else in the database must not be dropped. */
function findCreated(sql: string, kind: 'table' | 'function'): string[] {
  const created = new RegExp(`^create (?:or replace )?${kind} (?:if not exists )?(\\w+)`, 'gm');
  return Array.from(sql.matchAll(created), ([, name]) => String(name));
}
