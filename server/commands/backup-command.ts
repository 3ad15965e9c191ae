import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '#server/platform/backup/backup.ts';
import { toSavedSentence } from '#server/platform/backup/sentences.ts';
import { openForCommand } from '#server/platform/database/open-for-command.ts';
import { readBackupOptions } from './backup-options.ts';
import { runCommand } from './run.ts';

// `npm run backup` works with and without a running server. It changes nothing, and does not migrate the schema.
await runCommand(async (words) => {
  const { path, version, pictures, ...options } = readBackupOptions(
    words,
    'npm run backup -- <file>',
  );
  if (options.databaseUrl === undefined && !existsSync(join(options.dataDir, 'database'))) {
    throw new Error(`There is nothing to back up: no database is in ${options.dataDir}.`);
  }
  const database = await openForCommand(options);
  try {
    return await database.withoutTimeout(async (pool) =>
      toSavedSentence(path, await makeBackup(pool, pictures, { path, version })),
    );
  } finally {
    await database.close();
  }
});
