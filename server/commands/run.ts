import { resolve } from 'node:path';
import type { Pool } from 'pg';
import { migrate } from '#server/platform/database/migrate.ts';
import { openForCommand } from '#server/platform/database/open-for-command.ts';
import { findRoot } from '#server/platform/root.ts';
import type { Settings } from '#server/settings.ts';
import { toErrorText } from '#server/start/start-failure.ts';

/** Runs a command with its arguments and prints the returned text or the error message. */
export async function runCommand(
  command: (words: readonly string[]) => string | Promise<string>,
): Promise<void> {
  try {
    console.log(await command(process.argv.slice(2)));
  } catch (error) {
    console.error(toErrorText(error));
    process.exitCode = 1;
  }
}

/**
 * Runs `work` on the database of the server, migrated to the current schema. Works with and without a running server.
 */
export async function withDatabase<T>(
  { DATA_DIR, DATABASE_URL: databaseUrl }: Settings,
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  const dataDir = resolve(findRoot(import.meta.url), DATA_DIR);
  const database = await openForCommand({ dataDir, databaseUrl });
  try {
    return await database.withoutTimeout(async (pool) => {
      await migrate(pool);
      return work(pool);
    });
  } finally {
    await database.close();
  }
}
