let waiting: (() => void)[] = [];

/** Runs `work` after the next frame, to answer a tap before storing anything, or when the page is left or hidden. */
export function afterPaint(work: () => void): void {
  if (waiting.push(work) > 1) return;
  // A hidden page draws no frames.
  if (document.visibilityState === 'hidden') setTimeout(runWaiting);
  else requestAnimationFrame(() => setTimeout(runWaiting));
}

export function runWaiting(): void {
  const callbacks = waiting;
  waiting = [];
  for (const work of callbacks) work();
}

if (typeof document !== 'undefined') {
  // Before a reload the page lives until the response arrives, which gives the device time to store the change.
  globalThis.addEventListener('beforeunload', runWaiting);
  globalThis.addEventListener('pagehide', runWaiting);
  document.addEventListener('visibilitychange', runWaiting);
}
