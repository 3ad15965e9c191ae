let waiting: (() => void)[] = [];

/** Runs `work` after the next frame, to answer a tap before storing anything, or when the page is left or hidden. */
export function afterPaint(work: () => void): void {
  if (waiting.push(work) > 1) return;
  // A hidden page draws no frames.
  if (document.visibilityState === 'hidden') setTimeout(doWaiting);
  else requestAnimationFrame(() => setTimeout(doWaiting));
}

export function doWaiting(): void {
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}

if (typeof document !== 'undefined') {
  // Before a reload the page lives until the response arrives, which gives the device time to store the change.
  globalThis.addEventListener('beforeunload', doWaiting);
  globalThis.addEventListener('pagehide', doWaiting);
  document.addEventListener('visibilitychange', doWaiting);
}
