/** An alarm this late says that the page slept. */
const SLEPT_MS = 1_000;

/**
 * Calls `ring` once `ms` milliseconds have passed in which this page could run; the returned function calls it off. After a
 * sleep, which the browser grants hidden pages, the alarm may come before answers that have long been there: it is set anew.
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
