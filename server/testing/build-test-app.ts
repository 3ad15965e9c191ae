import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords } from '../accounts/passwords.ts';
import { type AppParts, buildApp } from '../app.ts';
import { loadCollection } from '../collection/load.ts';
import { findRoot } from '../root.ts';
import { checkAnswers } from './check-answers.ts';
import { lendDatabase } from './lend-database.ts';
import { openTestDatabase } from './open-test-database.ts';
import { lease } from './shared-apps.ts';
import type { BuiltTestApp, TestApp } from './test-app.ts';
import { TEST_DISHES, writeDishes } from './test-dishes.ts';
import { toFetch } from './to-fetch.ts';

export type { TestApp } from './test-app.ts';

/** The cheapest parameters of argon2. */
export const LIGHT = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestAppOptions extends Partial<Omit<AppParts, 'pool' | 'uploadsDir'>> {
  /** `'collection'` for the real one, or dish files by their path; default: the six of `test-dishes.ts`. */
  dishes?: 'collection' | Record<string, unknown>;
  /** Needed by a test that changes the app, the dishes or the tables themselves. */
  isShared?: false;
}

/**
 * The whole server with a database, reached by injected requests. Files of a worker share one where only `dishes` and `rateLimit` are
 * given. Any other option makes an app of the caller's own, with a database that was emptied. Either has no members and no posts
 * at first. Close it in `afterAll`.
 */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { dishes, rateLimit, ...others } = options;
  const isKnown = dishes === undefined || dishes === 'collection' || isEmpty(dishes);
  if (!isKnown || !isEmpty(others)) return buildOwn(options);
  const key = JSON.stringify([dishes, rateLimit]);
  return lease(key, () => buildOwn(options));
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
