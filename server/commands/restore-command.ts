import { verifyArchive } from '#server/platform/backup/read-archive.ts';
import { refuseNewer, restoreBackup } from '#server/platform/backup/restore.ts';
import { toRestoredSentence } from '#server/platform/backup/sentences.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readBackupOptions } from './backup-options.ts';
import { runCommand } from './run.ts';

// `npm run restore` needs the server to be stopped.
await runCommand(async (words) => {
  const {
    path,
    version: _version,
    pictures,
    ...options
  } = readBackupOptions(words, 'npm run restore -- <file>');
  const { manifest, end } = await verifyArchive(path);
  await refuseNewer(manifest);
  const database = await openDatabase({ ...options, name: 'simmer restore', lockWaitMs: 0 });
  try {
    await database.withoutTimeout((pool) => restoreBackup(pool, pictures, { path, manifest, end }));
    return toRestoredSentence(path, manifest, end);
  } finally {
    await database.close();
  }
});
