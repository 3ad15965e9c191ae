import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { Pool } from 'pg';
import type { BuiltTestApp, TestApp } from './test-app.ts';

interface SharedApp {
  test: BuiltTestApp;
  /** Where its injected requests come from. */
  remoteAddress: string;
  /** Deletes all rows but those that were there when the app was built: the dishes. */
  empty: () => Promise<void>;
}

/** What files must leave as it is: the dishes, the tables and their triggers. */
const FIXED = `select concat_ws(' ', (select md5(string_agg(concat(id, etag, sort_order), ',' order by id)) from recipes),
  (select count(*) from pg_trigger), (select count(*) from pg_class where relkind in ('r', 'v', 'S'))) as name`;

const free = new Map<string, SharedApp[]>();
let leases = 0;

/**
 * Lends an app to a test file until the file closes it; then it is emptied for the next one. Each lease sends from an address of its
 * own, so that limits by address start again.
 * @param key apps with the same key are interchangeable
 */
export async function lease(key: string, build: () => Promise<BuiltTestApp>): Promise<TestApp> {
  const kept = free.get(key) ?? [];
  free.set(key, kept);
  const shared = kept.pop() ?? (await share(await build()));
  leases += 1;
  shared.remoteAddress = `127.${leases >> 16}.${(leases >> 8) & 255}.${leases & 255}`;
  return {
    ...shared.test,
    close: async () => {
      await shared.empty();
      kept.push(shared);
      shared.test.throwFaults();
    },
  };
}

async function share(test: BuiltTestApp): Promise<SharedApp> {
  const { app, pool, uploadsDir } = test;
  const shared: SharedApp = {
    test,
    remoteAddress: '127.0.0.1',
    empty: async () => {
      const [after] = await listNames(pool, FIXED);
      if (after !== before) {
        throw new Error('The test changed dishes or tables: it needs `isShared: false`');
      }
      await pool.query(truncate);
      for (const name of await readdir(uploadsDir)) {
        await rm(join(uploadsDir, name), { recursive: true });
      }
    },
  };
  await app.ready();
  const truncate = await toTruncate(pool);
  const [before] = await listNames(pool, FIXED);
  const inject = app.inject.bind(app);
  Object.assign(app, {
    inject: (options: InjectOptions | string) =>
      inject({
        remoteAddress: shared.remoteAddress,
        ...(typeof options === 'string' ? { url: options } : options),
      }),
  });
  return shared;
}

/** The statement that empties every table that is empty now. */
async function toTruncate(pool: Pool): Promise<string> {
  const tables = await listNames(
    pool,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const ifEmpty = tables.map(
    (table) => `select '${table}' as name where not exists (select from ${table})`,
  );
  const empty = await listNames(pool, ifEmpty.join(' union all '));
  return `truncate ${empty.join(', ')} restart identity`;
}

async function listNames(pool: Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}
