import { OUTBOX_LOCK } from '../../../contract/device/outbox.ts';

/**
 * Runs `work` while no other page or worker sends, waiting for its turn at most `withinMs`. Old browsers and pages on plain
 * HTTP have no locks: then two may send the same, which the server accepts once.
 */
export function runExclusively<T>(
  locks: Pick<LockManager, 'request'> | null | undefined,
  work: () => Promise<T>,
  withinMs?: number,
): Promise<T> {
  if (!locks) return work();
  // Wait for the lock instead of only trying it: a page that was just closed holds its lock a moment longer.
  const options = withinMs === undefined ? {} : { signal: AbortSignal.timeout(withinMs) };
  return locks.request(OUTBOX_LOCK, options, work);
}
