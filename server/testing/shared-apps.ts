import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import type { Pool } from 'pg';
import type { BuiltTestApp, TestApp } from './test-app.ts';

interface SharedApp {
  test: BuiltTestApp;
  /** The sender's address of injected requests. */
  remoteAddress: string;
  /** Resolves once no request and no transaction is under way: the page of a test may have closed before its answer came. */
  settle: () => Promise<void>;
  /** True if a file changed the dishes, the tables or their triggers. */
  isChanged: () => Promise<boolean>;
  /** Deletes all rows and pictures, except the dishes. */
  empty: () => Promise<void>;
}

/** One text for the dishes, the tables and the triggers of a database. */
const FIXED = `select concat_ws(' ', (select md5(string_agg(concat(id, etag, sort_order), ',' order by id)) from recipes),
  (select count(*) from pg_trigger), (select count(*) from pg_class where relkind in ('r', 'v', 'S'))) as name`;

/** The other connections that run a statement or have a transaction open. */
const BUSY = `select pid::text as name from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;

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
      await shared.settle();
      if (await shared.isChanged()) {
        await shared.test.close();
        throw new Error('The test changed dishes or tables: it needs `isShared: false`');
      }
      await shared.empty();
      kept.push(shared);
      shared.test.throwFaults();
    },
  };
}

async function share(test: BuiltTestApp): Promise<SharedApp> {
  const { app, pool, uploadsDir } = test;
  await app.ready();
  const emptying = await toEmptying(pool);
  const [fixed] = await listNames(pool, FIXED);
  const requests = new Set<Promise<unknown>>();
  const shared: SharedApp = {
    test,
    remoteAddress: '127.0.0.1',
    settle: async () => {
      while (requests.size > 0) await Promise.all(requests);
      while ((await listNames(pool, BUSY)).length > 0) await wait(10);
    },
    isChanged: async () => (await listNames(pool, FIXED))[0] !== fixed,
    empty: async () => {
      await pool.query(emptying);
      for (const name of await readdir(uploadsDir)) {
        await rm(join(uploadsDir, name), { recursive: true });
      }
    },
  };
  const inject = app.inject.bind(app);
  Object.assign(app, {
    inject: (options: InjectOptions | string) => {
      const answer = inject({
        remoteAddress: shared.remoteAddress,
        ...(typeof options === 'string' ? { url: options } : options),
      });
      const request: Promise<unknown> = Promise.allSettled([answer]).then(() =>
        requests.delete(request),
      );
      requests.add(request);
      return answer;
    },
  });
  return shared;
}

/**
 * The statement that empties every table that is empty now and restarts the sequences not used yet. `truncate` makes new files for
 * each table and index, which costs twenty times the CPU of deleting the few rows of a test. Only a superuser may delete
 * them with no trigger firing.
 */
async function toEmptying(pool: Pool): Promise<string> {
  const tables = await listNames(
    pool,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const ifEmpty = tables.map(
    (table) => `select '${table}' as name where not exists (select from ${table})`,
  );
  const empty = await listNames(pool, ifEmpty.join(' union all '));
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

async function listNames(pool: Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}
