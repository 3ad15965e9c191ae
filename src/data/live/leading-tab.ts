const LOCK = 'live-updates';
/** A browser that nobody looks at for so long listens no more. */
const HIDDEN_MS = 30_000;

/**
 * Calls `run` in one tab of this browser: one that is shown, or was a moment ago. All shown tabs ask for one lock, which is free again
 * when its holder is closed or stays hidden. `run` ends with its signal. Without Web Locks each tab leads. Returns how to stop.
 */
export function leadWhileShown(run: (signal: AbortSignal) => Promise<void>): () => void {
  let turn: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    clearTimeout(timer);
    if (turn) return;
    const mine = new AbortController();
    turn = mine;
    const lead = () => run(mine.signal);
    // Only secure pages have them.
    const { locks }: { locks?: LockManager | null } = navigator;
    const led = locks ? locks.request(LOCK, { signal: mine.signal }, lead) : lead();
    // Called off while others held it.
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
  // The page may sleep in the browser's cache, and holds nothing meanwhile.
  globalThis.addEventListener('pagehide', give);
  globalThis.addEventListener('pageshow', look);
  return () => {
    give();
    document.removeEventListener('visibilitychange', look);
    globalThis.removeEventListener('pagehide', give);
    globalThis.removeEventListener('pageshow', look);
  };
}
