import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '../backup/backup.ts';
import { toSavedSentence } from '../backup/sentences.ts';
import { openBeside } from '../database/open-beside.ts';
import { findPlaces } from './backup-places.ts';
import { runCommand } from './run.ts';

/** `npm run backup`, beside a running server or without one. It changes nothing, not even the schema of an older version. */
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
