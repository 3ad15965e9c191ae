import type { Pool } from 'pg';
import { isUpToDate, migrate } from '#server/platform/database/migrate.ts';
import type { Database } from '#server/platform/database/open.ts';
import { loadCollection } from '#server/recipe/collection/load.ts';
import { renewKeys } from './renew-keys.ts';
import { toErrorText } from './start-failure.ts';

/**
 * Migrates the schema, loads the recipes and returns their number. On a full disk it serves the existing data and
 * continues when there is space.
 */
export async function prepareDatabase(
  database: Database,
  collection: string,
  log: (text: string) => void,
): Promise<number> {
  const prepare = () =>
    database.withoutTimeout(async (pool) => {
      await migrate(pool);
      await renewKeys(pool);
      return loadCollection(pool, collection);
    });
  if (!database.isReadOnly()) return (await prepare()).total;
  const total = await countPrepared(database.pool);
  let isPrepared = false;
  database.onWritable(() => {
    if (isPrepared) return;
    isPrepared = true;
    prepare().catch((error: unknown) => {
      isPrepared = false;
      log(toErrorText(error));
    });
  });
  return total;
}

async function countPrepared(pool: Pool): Promise<number> {
  if (!(await isUpToDate(pool))) {
    throw new Error(
      'Out of disk space in DATA_DIR, and the database has migrations to apply. Free some space there, and start Simmer again.',
    );
  }
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from recipes',
  );
  return rows[0]?.count ?? 0;
}
