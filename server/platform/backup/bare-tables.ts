import { escapeIdentifier, type PoolClient } from 'pg';

/**
 * Runs `fill` while the tables have no foreign keys and no triggers: rows arrive in any order, users and their
 * avatars refer to each other, and the archive already contains the counters that triggers maintain. The owner of the
 * tables may do this, while disabling all triggers at once requires a superuser. The keys are added and checked again
 * at the end.
 */
export async function withBareTables(
  client: PoolClient,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and relnamespace = current_schema()::regnamespace`,
  );
  const alter = (table: string, change: string) =>
    client.query(`alter table ${escapeIdentifier(table)} ${change}`);
  for (const { table, name } of keys)
    await alter(table, `drop constraint ${escapeIdentifier(name)}`);
  for (const table of tables) await alter(table, 'disable trigger user');
  await fill();
  for (const table of tables) await alter(table, 'enable trigger user');
  for (const { table, name, definition } of keys) {
    await alter(table, `add constraint ${escapeIdentifier(name)} ${definition}`);
  }
}
