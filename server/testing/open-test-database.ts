import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { ask } from './ask.ts';

export interface TestDatabase {
  pool: Pool;
  url: string;
  close(): Promise<void>;
}

/**
 * Creates a fresh, migrated database. Databases that are still open at the end of the run are dropped
 * (one-database.ts).
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate');
  const name = `${template}_${randomBytes(8).toString('hex')}`;
  const server = inject('databaseUrl');
  await ask(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new Pool({ connectionString: url.href, max: 5 });
  return {
    pool,
    url: url.href,
    close: async () => {
      await pool.end();
      await ask(server, `drop database ${name}`);
    },
  };
}
