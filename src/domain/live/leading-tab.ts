import { ignoreError } from '#contract/platform/ignore-error.ts';

const LOCK = 'live-updates';
const HIDDEN_MS = 30_000;

/**
 * Calls `run` in one tab of this browser that is visible or was recently. All visible tabs request a lock, which is
 * released when its holder closes or stays hidden. `run` must end when its signal aborts. Without Web Locks every tab
 * leads. Returns a function that stops it.
 */
export function leadWhileShown(run: (signal: AbortSignal) => Promise<void>): () => void {
  let leadership: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const acquire = () => {
    clearTimeout(timer);
    if (leadership) return;
    const ownLeadership = new AbortController();
    leadership = ownLeadership;
    const lead = () => run(ownLeadership.signal);
    // Web Locks exist only on secure pages.
    const { locks }: { locks?: LockManager | null } = navigator;
    const lockRequest = locks
      ? locks.request(LOCK, { signal: ownLeadership.signal }, lead)
      : lead();
    void ignoreError(lockRequest, 'another tab has the lock');
  };
  const release = () => {
    clearTimeout(timer);
    leadership?.abort();
    leadership = undefined;
  };
  const update = () => {
    if (document.visibilityState === 'visible') return acquire();
    clearTimeout(timer);
    timer = setTimeout(release, HIDDEN_MS);
  };
  update();
  document.addEventListener('visibilitychange', update);
  // A page in the back/forward cache must not hold the lock.
  globalThis.addEventListener('pagehide', release);
  globalThis.addEventListener('pageshow', update);
  return () => {
    release();
    document.removeEventListener('visibilitychange', update);
    globalThis.removeEventListener('pagehide', release);
    globalThis.removeEventListener('pageshow', update);
  };
}
