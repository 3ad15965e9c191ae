import { hasHint, noteFound, whenHinted } from '../../../browser/hints.ts';

/** Calls `run` once there are timers: now, or when the first one is started, in whichever tab. Returns how to stop. */
export function whenTimers(run: () => void): () => void {
  const stop = whenHinted(['timers'], run);
  globalThis.addEventListener('storage', lookAgain);
  return () => {
    stop();
    globalThis.removeEventListener('storage', lookAgain);
  };
}

/** Another tab changed local storage, perhaps the hint. */
function lookAgain(): void {
  if (hasHint('timers')) noteFound('timers');
}
