import { join } from 'node:path';
import { type Settings, toS3Store } from '../settings.ts';
import { createUploadFiles, type UploadFiles } from '../uploads/files.ts';
import { createS3Files } from '../uploads/s3-files.ts';

export interface OpenUploads {
  files: UploadFiles;
  /** On this machine, also where the pictures lie in S3. */
  directory: string;
}

/** Where pictures are kept: in a bucket if one is named, else in `dataDir`. */
export function openUploadFiles(settings: Settings, dataDir: string): OpenUploads {
  const directory = join(dataDir, 'uploads');
  const local = createUploadFiles(directory);
  const store = toS3Store(settings);
  return { directory, files: store ? createS3Files(store, local) : local };
}
