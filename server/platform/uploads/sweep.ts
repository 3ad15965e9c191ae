import type { Pool } from 'pg';
import { toUploadId, type UploadFiles } from './files.ts';
import { deleteLongUnused, findExisting } from './store.ts';

/** Deletes uploads unused for 90 days, and files without a row, which a crashed server can leave. */
export async function sweepUploads(pool: Pool, files: UploadFiles): Promise<void> {
  await files.remove(await deleteLongUnused(pool));
  for await (const names of files.listOld()) {
    const known = await findExisting(
      pool,
      names.flatMap((name) => toUploadId(name) ?? []),
    );
    await files.remove(names.filter((name) => !known.has(toUploadId(name) ?? '')));
  }
}
