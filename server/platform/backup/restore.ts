import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts';
import {
  applyMigration,
  createMigrationTable,
  type Migration,
  readMigrations,
  readOwnVersion,
  SCHEMA_LOCK,
} from '#server/platform/database/migrate.ts';
import { toPresent } from '#server/platform/database/migration-history.ts';
import type { PictureFiles } from './backup.ts';
import { withBareTables } from './bare-tables.ts';
import { clearSchema } from './clear-schema.ts';
import { PLAIN_VALUES } from './copy.ts';
import { fillTables } from './fill-tables.ts';
import type { End, Manifest } from './format.ts';

interface Verified {
  path: string;
  manifest: Manifest;
  end: End;
}

/**
 * Restores a verified archive into an empty database: creates the schema of the backup, fills it, and then runs newer
 * migrations as at a start. All of it is one transaction: a failed restore leaves the database empty, with at most
 * some picture files without rows, which the next server deletes.
 */
export async function restoreBackup(
  pool: Pool,
  files: Pick<PictureFiles, 'save'>,
  { path, manifest, end }: Verified,
): Promise<void> {
  const migrations = await readMigrations();
  await refuseRunning(pool);
  await withAdvisoryLock(pool, SCHEMA_LOCK, async (client) => {
    await client.query(`${PLAIN_VALUES}; set local idle_in_transaction_session_timeout = 0`);
    await clearSchema(client, migrations);
    await createMigrationTable(client);
    const names = new Set(toPresent(manifest.migrations, migrations).map(({ name }) => name));
    await applyAll(
      client,
      migrations.filter(({ name }) => names.has(name)),
    );
    const tables = manifest.tables.map(({ name }) => name);
    await withBareTables(client, tables, async () => {
      // Some migrations insert rows into the tables that they create.
      await client.query(`truncate ${tables.map(escapeIdentifier).join(', ')}`);
      await fillTables(client, files, { path, tables: manifest.tables, rows: end.rows });
    });
    for (const { table, column, value, isCalled } of end.sequences) {
      await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3, $4)', [
        table,
        column,
        value,
        isCalled,
      ]);
    }
    await applyAll(
      client,
      migrations.filter(({ name }) => !names.has(name)),
    );
    // Uploads that were deleted while the backup ran.
    await client.query('delete from uploads where id = any ($1::uuid[])', [end.deleted]);
  });
  // PostgreSQL plans slow queries until it has statistics, and autovacuum would gather them only later.
  await pool.query('analyze');
}

/** Throws a readable error if a newer Simmer made the archive. */
export async function refuseNewer({ migrations, version }: Manifest): Promise<void> {
  const known = await readMigrations();
  const present = toPresent(migrations, known);
  const hashes = new Map(known.map(({ name, hash }) => [name, hash]));
  const unknown = present.find(({ name }) => !hashes.has(name));
  if (unknown !== undefined) {
    throw new Error(
      `The backup was made by a newer Simmer (${version}; it has ${unknown.name}). This is Simmer ${readOwnVersion()}. Install that version or a later one here, and restore it then.`,
    );
  }
  const changed = present.find(({ name, hash }) => hashes.get(name) !== hash);
  if (changed !== undefined) {
    throw new Error(
      `The migration ${changed.name} of the backup differs from the one of this Simmer. Restore it with the version that made it.`,
    );
  }
}

async function applyAll(client: PoolClient, migrations: readonly Migration[]): Promise<void> {
  const version = readOwnVersion();
  for (const migration of migrations) await applyMigration(client, migration, version);
}

/**
 * Throws if a server uses this database. The lock of DATA_DIR guards an embedded database, so this matters for a
 * given one.
 */
async function refuseRunning(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name in ('simmer', 'simmer events')`,
  );
  if (rows[0]?.count === 0) return;
  throw new Error('A Simmer server is using this database. Stop it first.');
}
