import { confirmHint, hasHint, whenHinted } from '../../../browser/hints.ts';

/** Calls `run` once there are timers, now or when any tab starts one. Returns the unsubscribe function. */
export function whenTimers(run: () => void): () => void {
  const stop = whenHinted(['timers'], run);
  globalThis.addEventListener('storage', checkHint);
  return () => {
    stop();
    globalThis.removeEventListener('storage', checkHint);
  };
}

/** Another tab has changed local storage, maybe the hint. */
function checkHint(): void {
  if (hasHint('timers')) confirmHint('timers');
}
