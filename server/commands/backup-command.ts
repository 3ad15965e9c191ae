import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '../backup/backup.ts';
import { toSavedSentence } from '../backup/sentences.ts';
import { openBeside } from '../database/open-beside.ts';
import { findPlaces } from './backup-places.ts';
import { runCommand } from './run.ts';

// `npm run backup` works with and without a running server. It changes nothing, and does not migrate the schema.
await runCommand(async (words) => {
  const { path, version, pictures, ...places } = findPlaces(words, 'npm run backup -- <file>');
  if (places.databaseUrl === undefined && !existsSync(join(places.dataDir, 'database'))) {
    throw new Error(`There is nothing to back up: no database is in ${places.dataDir}.`);
  }
  const database = await openBeside(places);
  try {
    return await database.withoutTimeout(async (pool) =>
      toSavedSentence(path, await makeBackup(pool, pictures, { path, version })),
    );
  } finally {
    await database.close();
  }
});
