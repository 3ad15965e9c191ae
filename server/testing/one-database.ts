import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { ask } from './ask.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of an unused database, for connections that create other databases. */
    databaseUrl: string;
    /** Name of a migrated database that new ones are copied from. */
    databaseTemplate: string;
  }
}

interface Shared {
  url: string;
  template: string;
  users: number;
  close(): Promise<void>;
}

const shared: { database?: Promise<Shared> } = toShared();

/** All projects of the run share one database server. The last project closes it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  shared.database ??= open();
  const database = await shared.database;
  database.users += 1;
  project.provide('databaseUrl', database.url);
  project.provide('databaseTemplate', database.template);
  return async () => {
    database.users -= 1;
    if (database.users > 0) return;
    delete shared.database;
    await database.close();
  };
}

/** Stored on the process, because each project loads this module separately. */
function toShared(): { database?: Promise<Shared> } {
  const place: typeof globalThis & { simmerTests?: { database?: Promise<Shared> } } = globalThis;
  place.simmerTests ??= {};
  return place.simmerTests;
}

async function open(): Promise<Shared> {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  const server = given ? { url: given, close: async () => {} } : await openThrowAway();
  const template = `simmer_test_${randomBytes(6).toString('hex')}`;
  await ask(server.url, `create database ${template}`);
  const url = new URL(server.url);
  url.pathname = `/${template}`;
  const pool = new Pool({ connectionString: url.href });
  await migrate(pool);
  await pool.end();
  return {
    url: server.url,
    template,
    users: 0,
    close: async () => {
      await dropAll(server.url, template);
      await server.close();
    },
  };
}

/** Drops the template and the databases that were copied from it. */
async function dropAll(url: string, template: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

async function openThrowAway() {
  const dataDir = await mkdtemp(join(tmpdir(), 'simmer-tests-'));
  const embedded = await openEmbedded({
    dataDir,
    log: () => {},
    onFatal: (error) => {
      throw error;
    },
    // The pools of lent apps keep their connections for a minute, and each worker has several apps.
    settings: ['fsync=off', 'max_connections=300'],
    ballast: 'none',
  });
  return {
    url: embedded.url,
    close: async () => {
      await embedded.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
