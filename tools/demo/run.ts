import { join, resolve } from 'node:path';
import type { Pool } from 'pg';
import { migrate } from '#server/platform/database/migrate.ts';
import { openForCommand } from '#server/platform/database/open-for-command.ts';
import { findRoot } from '#server/platform/root.ts';
import { createUploadFiles } from '#server/platform/uploads/files.ts';
import { readSettings } from '#server/settings.ts';
import { toErrorText } from '#server/start/start-failure.ts';
import { clearDemo } from './clear.ts';
import { fillDemo } from './fill.ts';

/** `npm run demo` fills an installation with demo members. `npm run demo -- --clear` removes them. */
async function run(words: readonly string[]): Promise<string> {
  const unknown = words.filter((word) => word !== '--clear');
  if (unknown.length > 0)
    throw new Error(`Unknown option ${unknown.join(' ')}; only --clear is supported.`);
  const settings = readSettings(process.env);
  const root = findRoot(import.meta.url);
  const dataDir = resolve(root, settings.DATA_DIR);
  const files = createUploadFiles(join(dataDir, 'uploads'));

  const clear = async (pool: Pool) =>
    `${await clearDemo(pool, files)} demo people are gone, with all that was theirs.`;
  const fill = async (pool: Pool) => {
    const picturesDir = join(root, 'collection/pictures');
    const filled = await fillDemo({ pool, files, picturesDir });
    return filled
      ? `${filled.people} demo people with ${filled.posts} posts are in. To take them out: npm run demo -- --clear`
      : 'The demo is there already. To take it out: npm run demo -- --clear';
  };

  const database = await openForCommand({ dataDir, databaseUrl: settings.DATABASE_URL });
  try {
    return await database.withoutTimeout(async (pool) => {
      await migrate(pool);
      return words.includes('--clear') ? clear(pool) : fill(pool);
    });
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(toErrorText(error));
  process.exitCode = 1;
});
