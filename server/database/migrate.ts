import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { withAdvisoryLock } from './advisory-lock.ts';

const LOCK = 7_466_637;
const DIRECTORY = fileURLToPath(new URL('./migrations/', import.meta.url));

/**
 * Applies each `NNN_name.sql` once, in order, each in a transaction. Several processes may run it at once. Throws where an
 * applied file has changed since.
 */
export async function migrate(pool: Pool, directory = DIRECTORY): Promise<void> {
  const names = (await readdir(directory)).filter((name) => /^\d{3}_\w+\.sql$/.test(name));
  await withAdvisoryLock(pool, LOCK, (client) =>
    client.query(
      'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    ),
  );
  for (const name of names.toSorted()) {
    const sql = (await readFile(`${directory}/${name}`, 'utf8')).replaceAll('\r\n', '\n');
    await withAdvisoryLock(pool, LOCK, (client) => apply(client, name, sql));
  }
}

async function apply(client: PoolClient, name: string, sql: string): Promise<void> {
  const hash = createHash('sha256').update(sql).digest('hex');
  const { rows } = await client.query<{ hash: string }>(
    'select hash from migrations where name = $1',
    [name],
  );
  const applied = rows[0];
  if (applied === undefined) {
    await client.query(sql);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
  } else if (applied.hash !== hash) {
    throw new Error(
      `The migration ${name} was changed after it had been applied to this database. Put it back as it was and write a new one.`,
    );
  }
}
