import type { Pool } from 'pg';
import { deleteOldSessions } from './accounts/session-store.ts';
import type { UploadFiles } from './uploads/files.ts';
import { sweepUploads } from './uploads/sweep.ts';
import { deleteOldKeys } from './writes/store.ts';

const EVERY_MS = 6 * 60 * 60 * 1000;

/** Throws away what has had its time. Any number of servers may do so at once. */
export async function tidy(pool: Pool, files: UploadFiles): Promise<void> {
  await deleteOldSessions(pool);
  await deleteOldKeys(pool);
  await sweepUploads(pool, files);
}

/** Tidies now and every six hours; what fails is said and tried again the next time. Answers with how to stop. */
export function keepTidy(
  pool: Pool,
  files: UploadFiles,
  say: (text: string) => void,
): () => Promise<void> {
  const once = () =>
    tidy(pool, files).catch((error: unknown) => say(`Tidying up failed: ${String(error)}`));
  let work = once();
  const timer = setInterval(() => {
    work = once();
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return work;
  };
}
