import { join } from 'node:path';
import { createUploadFiles, type UploadFiles } from '#server/platform/uploads/files.ts';
import { createS3Files } from '#server/platform/uploads/s3-files.ts';
import { type Settings, toS3Store } from '#server/settings.ts';

export interface OpenUploads {
  files: UploadFiles;
  /** Local directory, used even if the pictures are stored in S3. */
  directory: string;
}

/** Opens the storage of pictures: a bucket if one is configured, otherwise `dataDir`. */
export function openUploadFiles(settings: Settings, dataDir: string): OpenUploads {
  const directory = join(dataDir, 'uploads');
  const local = createUploadFiles(directory);
  const store = toS3Store(settings);
  return { directory, files: store ? createS3Files(store, local) : local };
}
