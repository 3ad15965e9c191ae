import { resolve } from 'node:path';
import { migrate } from '../database/migrate.ts';
import { openBeside } from '../database/open-beside.ts';
import { findRoot } from '../root.ts';
import { readSettings } from '../settings.ts';
import { toSentence } from '../start/start-failure.ts';
import { runModerator } from './moderator.ts';

/** `npm run moderator`, beside a running server or without one. */
async function run(words: readonly string[]): Promise<string> {
  const settings = readSettings(process.env);
  const dataDir = resolve(findRoot(import.meta.url), settings.DATA_DIR);
  const database = await openBeside({ dataDir, databaseUrl: settings.DATABASE_URL });
  try {
    return await database.withoutTimeout(async (pool) => {
      await migrate(pool);
      return runModerator(pool, words);
    });
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(toSentence(error));
  process.exitCode = 1;
});
