import type { Pool } from 'pg';
import { deleteOldDevices } from '#server/account/known-devices.ts';
import { deleteOldLinks } from '#server/account/link-store.ts';
import { deleteOldSessions } from '#server/account/session-store.ts';
import { deleteOldInvites } from '#server/household/invite-store.ts';
import { findFutureTime } from '#server/platform/database/future-times.ts';
import { deleteOldMails } from '#server/platform/mail/store.ts';
import type { UploadFiles } from '#server/platform/uploads/files.ts';
import { hidePictures } from '#server/platform/uploads/hide-pictures.ts';
import { sweepUploads } from '#server/platform/uploads/sweep.ts';
import { deleteOldKeys } from '#server/platform/writes/store.ts';
import { deleteOldSubscriptions } from '#server/push/subscription-store.ts';

const EVERY_MS = 6 * 60 * 60 * 1000;
const CHECK_CLOCK_EVERY_MS = 10 * 60 * 1000;

/** Deletes expired rows and unused uploads, and moves hidden pictures. Several servers may run it concurrently. */
export async function tidy(pool: Pool, files: UploadFiles): Promise<void> {
  await deleteOldSessions(pool);
  await deleteOldDevices(pool);
  await deleteOldLinks(pool);
  await deleteOldMails(pool);
  await deleteOldKeys(pool);
  await deleteOldInvites(pool);
  await deleteOldSubscriptions(pool);
  await deleteOldRemovals(pool);
  await hidePictures(pool, files);
  await sweepUploads(pool, files);
}

/** Deletes removals that every server has reported long ago, because each server queries with every heartbeat. */
async function deleteOldRemovals(pool: Pool): Promise<void> {
  await pool.query(`delete from removals where removed_at < now() - interval '6 hours'`);
}

/**
 * Runs now and every six hours, and checks the clock every ten minutes. A failure is logged and retried at the next
 * run. Returns a function that stops it.
 */
export function keepTidy(
  pool: Pool,
  files: UploadFiles,
  log: (text: string) => void,
): () => Promise<void> {
  let work = Promise.resolve();
  // Runs the steps in sequence and logs errors instead of rejecting.
  const run = (step: () => Promise<unknown>) => {
    work = work.then(step).then(
      () => undefined,
      (error: unknown) => log(`Cleanup failed: ${String(error)}`),
    );
  };
  const checkClock = createClockCheck(pool, log);
  run(checkClock);
  run(() => tidy(pool, files));
  const timers = [
    setInterval(() => run(() => tidy(pool, files)), EVERY_MS),
    setInterval(() => run(checkClock), CHECK_CLOCK_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
    return work;
  };
}

/** Warns once while stored times are in the future. */
function createClockCheck(pool: Pool, log: (text: string) => void): () => Promise<void> {
  let hasWarned = false;
  return async () => {
    const latest = await findFutureTime(pool);
    if (latest && !hasWarned) {
      log(
        `The database has times in the future, up to ${latest.toISOString()}. If the clock of this machine is right, repair them: npm run repair-times`,
      );
    }
    hasWarned = latest !== undefined;
  };
}
