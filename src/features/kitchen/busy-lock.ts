import { BUSY_LOCK } from '../../../contract/locks.ts';

/** Holds the lock, shared with other pages, until the answer is called. Without Web Locks nothing is held. */
export function holdBusy(): () => void {
  // Absent on plain http, whatever the types say.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return () => undefined;
  const over = new AbortController();
  const held = () =>
    new Promise<void>((resolve) => {
      over.signal.addEventListener('abort', () => resolve());
      if (over.signal.aborted) resolve();
    });
  // Browsers refuse locks to documents without an origin of their own: nothing can be updated there either.
  void locks.request(BUSY_LOCK, { mode: 'shared' }, held).catch(() => undefined);
  return () => over.abort();
}
