/**
 * Keeps the screen on while someone cooks, and tells `report` whether it really does. The lock goes whenever the page is
 * hidden, so it is asked for again on every return. Some browsers refuse without a tap or on low battery: then the next
 * tap tries again. Answers how to let go.
 */
export function keepScreenOn(report: (isOn: boolean) => void): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let isAsking = false;
  let isOver = false;

  const ask = async () => {
    if (isOver || isAsking || lock || document.visibilityState !== 'visible') return;
    isAsking = true;
    const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
    isAsking = false;
    if (!granted) return;
    if (isOver) {
      await granted.release();
      return;
    }
    lock = granted;
    report(true);
    granted.addEventListener('release', () => {
      lock = undefined;
      if (isOver) return;
      report(false);
      void ask();
    });
  };
  const askSoon = () => void ask();

  askSoon();
  document.addEventListener('visibilitychange', askSoon);
  globalThis.addEventListener('click', askSoon);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', askSoon);
    globalThis.removeEventListener('click', askSoon);
    void lock?.release();
  };
}
