import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords } from '#server/account/passwords.ts';
import { type AppParts, buildApp } from '#server/app.ts';
import { findRoot } from '#server/platform/root.ts';
import { loadCollection } from '#server/recipe/collection/load.ts';
import { checkAnswers } from './check-answers.ts';
import { lendDatabase } from './lend-database.ts';
import { openTestDatabase } from './open-test-database.ts';
import { leaseApp } from './shared-apps.ts';
import type { BuiltTestApp, TestApp } from './test-app.ts';
import { TEST_DISHES, writeDishes } from './test-dishes.ts';
import { toFetch } from './to-fetch.ts';

export type { TestApp } from './test-app.ts';

/** The cheapest parameters of argon2. */
export const LIGHT = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestAppOptions extends Partial<Omit<AppParts, 'pool' | 'uploadsDir'>> {
  /** `'collection'` for the real collection, or dish files by path. Default: the six dishes of `test-dishes.ts`. */
  dishes?: 'collection' | Record<string, unknown>;
  /** Required if a test changes the app, the dishes or the tables. */
  isShared?: false;
}

/**
 * Builds the whole server with a database, for injected requests. The test files of a worker share an app if only
 * `dishes` and `rateLimit` are given. Any other option builds a separate app with an emptied database. Both start
 * without members and posts. Close it in `afterAll`.
 */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { dishes, rateLimit, ...others } = options;
  const isKnown = dishes === undefined || dishes === 'collection' || isEmpty(dishes);
  if (!isKnown || !isEmpty(others)) return buildOwn(options);
  const key = JSON.stringify([dishes, rateLimit]);
  return leaseApp(key, () => buildOwn(options));
}

async function buildOwn({
  dishes = TEST_DISHES,
  isShared,
  ...parts
}: TestAppOptions): Promise<BuiltTestApp> {
  const database = await (isShared === false ? openTestDatabase() : lendDatabase());
  if (dishes === 'collection') {
    await loadCollection(database.pool, join(findRoot(import.meta.url), 'collection'));
  } else {
    const directory = await mkdtemp(join(tmpdir(), 'simmer-dishes-'));
    await writeDishes(directory, dishes);
    await loadCollection(database.pool, directory);
    await rm(directory, { recursive: true });
  }
  const uploadsDir = await mkdtemp(join(tmpdir(), 'simmer-uploads-'));
  const app = await buildApp({
    uploadsDir,
    pool: database.pool,
    version: '0.0.0',
    passwords: createPasswords(LIGHT),
    ...parts,
  });
  const throwFaults = checkAnswers(app);
  return {
    app,
    pool: database.pool,
    databaseUrl: database.url,
    uploadsDir,
    fetch: toFetch(app),
    throwFaults,
    close: async () => {
      await app.close();
      await database.close();
      await rm(uploadsDir, { recursive: true });
      throwFaults();
    },
  };
}

function isEmpty(options: object): boolean {
  return Object.keys(options).length === 0;
}
