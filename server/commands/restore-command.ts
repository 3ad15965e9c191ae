import { verifyArchive } from '../backup/read-archive.ts';
import { refuseNewer, restoreBackup } from '../backup/restore.ts';
import { toRestoredSentence } from '../backup/sentences.ts';
import { openDatabase } from '../database/open.ts';
import { toSentence } from '../start/start-failure.ts';
import { findPlaces } from './backup-places.ts';

/** `npm run restore`, where no server runs. */
async function run(words: readonly string[]): Promise<string> {
  const {
    path,
    version: _version,
    pictures,
    ...places
  } = findPlaces(words, 'npm run restore -- <file>');
  const { manifest, end } = await verifyArchive(path);
  await refuseNewer(manifest);
  const database = await openDatabase({ ...places, name: 'simmer restore', lockWaitMs: 0 });
  try {
    await database.withoutTimeout((pool) => restoreBackup(pool, pictures, { path, manifest, end }));
    return toRestoredSentence(path, manifest, end);
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(toSentence(error));
  process.exitCode = 1;
});
