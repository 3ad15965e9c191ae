import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { findRoot, readVersion } from '#server/platform/root.ts';
import { withAdvisoryLock } from './advisory-lock.ts';
import { findApplied, refuseUnknown, replaceEarlier, toPresent } from './migration-history.ts';

/** The advisory lock of each process that changes the schema. */
export const SCHEMA_LOCK = 7_466_637;
const DIRECTORY = fileURLToPath(new URL('./migrations/', import.meta.url));

export interface Migration {
  name: string;
  /** SHA-256 of its text, to detect a changed file. */
  hash: string;
  sql: string;
}

export interface MigrateOptions {
  directory?: string;
  /** Version of this Simmer, which is recorded with each migration that it applies. */
  version?: string;
}

export async function readMigrations(directory = DIRECTORY): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{3}_\w+\.sql$/.test(name));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const sql = (await readFile(`${directory}/${name}`, 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies each migration once, in order, each in a transaction. Several processes may run it concurrently. Throws a
 * readable error if a newer Simmer used the database, or if an applied migration differs from its file.
 */
export async function migrate(pool: Pool, options: MigrateOptions = {}): Promise<void> {
  const { directory = DIRECTORY, version = readOwnVersion() } = options;
  const migrations = await readMigrations(directory);
  await withAdvisoryLock(pool, SCHEMA_LOCK, async (client) => {
    await createMigrationTable(client);
    await replaceEarlier(client, migrations);
    refuseUnknown(await findApplied(client), migrations, version);
  });
  for (const migration of migrations) {
    await withAdvisoryLock(pool, SCHEMA_LOCK, (client) =>
      applyMigration(client, migration, version),
    );
  }
}

/**
 * Returns true if the database has the schema of this version, without changing it. Throws a readable error if a
 * newer Simmer used the database.
 */
export async function isUpToDate(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ exists: boolean }>(
    `select to_regclass('migrations') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return false;
  const migrations = await readMigrations();
  const applied = await findApplied(pool);
  refuseUnknown(toPresent(applied, migrations), migrations, readOwnVersion());
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]));
  return migrations.every(({ name, hash }) => hashes.get(name) === hash);
}

export function readOwnVersion(): string {
  return readVersion(findRoot(import.meta.url));
}

export async function createMigrationTable(client: PoolClient): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now(), version text)',
  );
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'version'`,
  );
  // Altered only if needed, because the lock of `alter table` would wait for a running backup.
  if (rowCount === 0) await client.query('alter table migrations add column version text');
}

export async function applyMigration(
  client: PoolClient,
  { name, hash, sql }: Migration,
  version: string,
): Promise<void> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from migrations where name = $1',
    [name],
  );
  const applied = rows[0];
  if (applied === undefined) {
    await client.query(sql);
    await client.query('insert into migrations (name, hash, version) values ($1, $2, $3)', [
      name,
      hash,
      version,
    ]);
  } else if (applied.hash !== hash) throw new Error(toChanged(name, version));
}

function toChanged(name: string, version: string): string {
  return `The migration ${name} differs from the one applied to this database, and Simmer ${version} cannot upgrade it. Use the version that created the database, or set an empty DATA_DIR or DATABASE_URL. If you have edited the file, restore it and write a new migration.`;
}
