import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { createPasswords } from '../accounts/passwords.ts';
import { type AppParts, buildApp } from '../app.ts';
import { loadCollection } from '../collection/load.ts';
import { findRoot } from '../root.ts';
import { checkAnswers } from './check-answers.ts';
import { openTestDatabase } from './open-test-database.ts';
import { TEST_DISHES, writeDishes } from './test-dishes.ts';
import { toFetch } from './to-fetch.ts';

/** The cheapest parameters of argon2. */
export const LIGHT = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestAppOptions extends Partial<Omit<AppParts, 'pool' | 'uploadsDir'>> {
  /** `'collection'` for the real one, or dish files by their path; default: the six of `test-dishes.ts`. */
  dishes?: 'collection' | Record<string, unknown>;
}

export interface TestApp {
  app: FastifyInstance;
  pool: Pool;
  /** Of its database. */
  url: string;
  uploadsDir: string;
  /** For ky: `ky.create({ fetch })`. */
  fetch: typeof fetch;
  close(): Promise<void>;
}

/** The whole server on a database of its own, reached by injected requests; close it in `afterAll`. */
export async function buildTestApp({
  dishes = TEST_DISHES,
  ...parts
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase();
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
    url: database.url,
    uploadsDir,
    fetch: toFetch(app),
    close: async () => {
      await app.close();
      await database.close();
      await rm(uploadsDir, { recursive: true });
      throwFaults();
    },
  };
}
