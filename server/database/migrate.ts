import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { withAdvisoryLock } from './advisory-lock.ts';

/** Whoever changes the schema holds it. */
export const SCHEMA_LOCK = 7_466_637;
const DIRECTORY = fileURLToPath(new URL('./migrations/', import.meta.url));

export interface Migration {
  name: string;
  /** SHA-256 of its text, by which a changed file is found. */
  hash: string;
  sql: string;
}

/** Every `NNN_name.sql`, in order. */
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
 * Applies each migration once, in order, each in a transaction. Several processes may run it at once. Throws where an
 * applied file has changed since.
 */
export async function migrate(pool: Pool, directory = DIRECTORY): Promise<void> {
  const migrations = await readMigrations(directory);
  await withAdvisoryLock(pool, SCHEMA_LOCK, createMigrationTable);
  for (const migration of migrations) {
    await withAdvisoryLock(pool, SCHEMA_LOCK, (client) => applyMigration(client, migration));
  }
}

export async function createMigrationTable(client: PoolClient): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
}

export async function applyMigration(
  client: PoolClient,
  { name, hash, sql }: Migration,
): Promise<void> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from migrations where name = $1',
    [name],
  );
  const applied = rows[0];
  if (applied === undefined) {
    await client.query(sql);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
  } else if (applied.hash !== hash) throw new Error(toChanged(name));
}

export function toChanged(name: string): string {
  return `The migration ${name} was changed after it had been applied to this database. Put it back as it was and write a new one.`;
}
