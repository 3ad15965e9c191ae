import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { listNames, toEmptyStatement, untilIdle } from './table-rows.ts';
import type { BuiltTestApp, TestApp } from './test-app.ts';

interface SharedApp {
  test: BuiltTestApp;
  /** The client address of injected requests. */
  remoteAddress: string;
  /**
   * Resolves once no request and no transaction is running. The page of a test may close before its response arrives.
   */
  settle: () => Promise<void>;
  /** True if a test file changed the dishes, the tables or their triggers. */
  isChanged: () => Promise<boolean>;
  /** Deletes all rows and pictures, except the dishes. */
  empty: () => Promise<void>;
}

/** Returns one text that describes the dishes, the tables and the triggers of a database. */
const FIXED = `select concat_ws(' ', (select md5(string_agg(concat(id, etag, sort_order), ',' order by id)) from recipes),
  (select count(*) from pg_trigger), (select count(*) from pg_class where relkind in ('r', 'v', 'S'))) as name`;

const free = new Map<string, SharedApp[]>();
let leases = 0;

/**
 * Lends an app to a test file until the file closes it. The app is then emptied for the next file. Each lease sends
 * requests from a different address, so that limits by address start again.
 * @param key apps with the same key are interchangeable
 */
export async function leaseApp(key: string, build: () => Promise<BuiltTestApp>): Promise<TestApp> {
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
  const emptying = await toEmptyStatement(pool);
  const [fixed] = await listNames(pool, FIXED);
  const requests = new Set<Promise<unknown>>();
  const shared: SharedApp = {
    test,
    remoteAddress: '127.0.0.1',
    settle: async () => {
      while (requests.size > 0) await Promise.all(requests);
      await untilIdle(pool);
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
