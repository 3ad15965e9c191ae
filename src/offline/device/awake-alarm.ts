const SLEPT_MS = 1_000;

/**
 * Calls `ring` after `ms` milliseconds in which this page could run. Returns a function that cancels it.
 * After a sleep, which browsers impose on hidden pages, the alarm could fire before pending responses are processed, so
 * it starts again.
 */
export function setAwakeAlarm(ring: () => void, ms: number): () => void {
  let alarm: ReturnType<typeof setTimeout>;
  function set(): void {
    const dueAt = performance.now() + ms;
    alarm = setTimeout(() => {
      if (performance.now() - dueAt > SLEPT_MS) set();
      else ring();
    }, ms);
  }
  set();
  return () => clearTimeout(alarm);
}
