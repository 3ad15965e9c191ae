import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PictureFiles } from '#server/platform/backup/backup.ts';
import { findRoot, readVersion } from '#server/platform/root.ts';
import type { UploadFiles } from '#server/platform/uploads/files.ts';
import { readSettings } from '#server/settings.ts';
import { openUploadFiles } from '#server/start/open-upload-files.ts';

/**
 * Reads the file argument and the settings of `npm run backup` and `npm run restore`. Throws `usage` for other
 * arguments.
 */
export function readBackupOptions(words: readonly string[], usage: string) {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0) throw new Error(usage);
  const settings = readSettings(process.env);
  const root = findRoot(import.meta.url);
  const dataDir = resolve(root, settings.DATA_DIR);
  return {
    // Relative to the folder where npm was called, because npm changes to the root.
    path: resolve(process.env['INIT_CWD'] ?? '', file),
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    version: readVersion(root),
    pictures: toPictureFiles(openUploadFiles(settings, dataDir).files),
  };
}

function toPictureFiles(files: UploadFiles): PictureFiles {
  return {
    save: (name, bytes) => files.save(name, bytes),
    read: async (name) => {
      try {
        const found = await files.find(name);
        return found && (await buffer(found.stream));
      } catch (error) {
        // The file was deleted between `find` and the end of the stream.
        if ((await files.find(name)) === undefined) return undefined;
        throw error;
      }
    },
  };
}
