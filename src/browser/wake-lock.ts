let held = 0;

/** True while a screen lock is held. The device then does not go to sleep without the user. */
export function isScreenKeptOn(): boolean {
  return held > 0;
}

/**
 * Keeps the screen on while someone cooks, and tells `report` whether it really does. The lock goes whenever the page is
 * hidden, so it is asked for again on every return. Some browsers refuse without a tap or on low battery: then the next
 * tap tries again. Answers how to let go.
 */
export function keepScreenOn(report: (isOn: boolean) => void): () => void {
  if (!('wakeLock' in navigator) || isHollow(navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let isAsking = false;
  /** Somebody came back or tapped while an answer was awaited: a refusal may be of a page that was hidden. */
  let isMissed = false;
  let isOver = false;

  const ask = async () => {
    if (isOver || lock || document.visibilityState !== 'visible') return;
    isMissed = isAsking;
    if (isAsking) return;
    isAsking = true;
    const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
    isAsking = false;
    if (!granted) {
      if (isMissed) void ask();
      return;
    }
    if (isOver) {
      await granted.release();
      return;
    }
    lock = granted;
    held += 1;
    report(true);
    granted.addEventListener('release', () => {
      lock = undefined;
      held -= 1;
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

/** On the home screen of iOS before 18.4 a lock is granted and holds nothing (WebKit bug 254545). */
function isHollow(browser: { userAgent: string; standalone?: boolean }): boolean {
  const [, major = 99, minor = 0] = /\bOS (\d+)_(\d+)/.exec(browser.userAgent) ?? [];
  return browser.standalone === true && Number(major) * 100 + Number(minor) < 1804;
}
