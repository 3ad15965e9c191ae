import { OUTBOX_LOCK } from '#contract/device/outbox.ts';

/**
 * Runs `work` while no other page or worker sends; rejects if the lock takes longer than `withinMs`.
 * Old browsers and plain HTTP have no locks. Then two senders may send the same write, which the server applies once.
 */
export function runExclusively<T>(
  locks: Pick<LockManager, 'request'> | null | undefined,
  work: () => Promise<T>,
  withinMs?: number,
): Promise<T> {
  if (!locks) return work();
  // Wait for the lock: a page that was just closed holds its lock a little longer.
  const options = withinMs === undefined ? {} : { signal: AbortSignal.timeout(withinMs) };
  return locks.request(OUTBOX_LOCK, options, work);
}
