let waiting: (() => void)[] = [];

/**
 * Does `work` once the next frame is on its way, so that a tap is answered before anything is written. Whatever still
 * waits when the page is left or hidden is done at once.
 */
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
  // Before a reload the page lives on until the answer comes: time enough for the device to take the change.
  globalThis.addEventListener('beforeunload', doWaiting);
  globalThis.addEventListener('pagehide', doWaiting);
  document.addEventListener('visibilitychange', doWaiting);
}
