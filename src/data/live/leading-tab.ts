const LOCK = 'live-updates';
const HIDDEN_MS = 30_000;

/**
 * Calls `run` in one tab of this browser that is visible or was recently. All visible tabs request a lock, which is
 * released when its holder closes or stays hidden. `run` must end when its signal aborts. Without Web Locks every tab
 * leads. Returns a function that stops it.
 */
export function leadWhileShown(run: (signal: AbortSignal) => Promise<void>): () => void {
  let turn: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    clearTimeout(timer);
    if (turn) return;
    const ownTurn = new AbortController();
    turn = ownTurn;
    const lead = () => run(ownTurn.signal);
    // Web Locks exist only on secure pages.
    const { locks }: { locks?: LockManager | null } = navigator;
    const led = locks ? locks.request(LOCK, { signal: ownTurn.signal }, lead) : lead();
    // The request rejects if it is aborted while another tab has the lock.
    led.catch(() => undefined);
  };
  const give = () => {
    clearTimeout(timer);
    turn?.abort();
    turn = undefined;
  };
  const look = () => {
    if (document.visibilityState === 'visible') return take();
    clearTimeout(timer);
    timer = setTimeout(give, HIDDEN_MS);
  };
  look();
  document.addEventListener('visibilitychange', look);
  // A page in the back/forward cache must not hold the lock.
  globalThis.addEventListener('pagehide', give);
  globalThis.addEventListener('pageshow', look);
  return () => {
    give();
    document.removeEventListener('visibilitychange', look);
    globalThis.removeEventListener('pagehide', give);
    globalThis.removeEventListener('pageshow', look);
  };
}
