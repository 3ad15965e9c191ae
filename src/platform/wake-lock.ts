import { ignoreError } from '#contract/platform/ignore-error.ts';

let held = 0;

/** True while a screen lock is held. The screen then stays on unless the user turns it off. */
export function isScreenKeptOn(): boolean {
  return held > 0;
}

/**
 * Keeps the screen on and reports whether the lock is held. The browser releases the lock when the page is hidden, so
 * it is requested again on return. Some browsers refuse without a tap or on low battery; the next tap then retries.
 * Returns a function that releases the lock.
 */
export function keepScreenOn(report: (isOn: boolean) => void): () => void {
  if (!('wakeLock' in navigator) || isHollow(navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let isRequesting = false;
  /** Set if the page was shown or tapped during a request. A refusal may refer to the hidden page, so it is retried. */
  let isMissed = false;
  let isReleased = false;

  const request = async () => {
    if (isReleased || lock || document.visibilityState !== 'visible') return;
    isMissed = isRequesting;
    if (isRequesting) return;
    isRequesting = true;
    const granted = await ignoreError(navigator.wakeLock.request('screen'), 'retried later');
    isRequesting = false;
    if (!granted) {
      if (isMissed) void request();
      return;
    }
    if (isReleased) {
      await granted.release();
      return;
    }
    lock = granted;
    held += 1;
    report(true);
    granted.addEventListener('release', () => {
      lock = undefined;
      held -= 1;
      if (isReleased) return;
      report(false);
      void request();
    });
  };
  const askSoon = () => void request();

  askSoon();
  document.addEventListener('visibilitychange', askSoon);
  globalThis.addEventListener('click', askSoon);
  return () => {
    isReleased = true;
    document.removeEventListener('visibilitychange', askSoon);
    globalThis.removeEventListener('click', askSoon);
    void lock?.release();
  };
}

/** An app on the home screen of iOS before 18.4 gets a lock without effect (WebKit bug 254545). */
function isHollow(browser: { userAgent: string; standalone?: boolean }): boolean {
  const [, major = 99, minor = 0] = /\bOS (\d+)_(\d+)/.exec(browser.userAgent) ?? [];
  return browser.standalone === true && Number(major) * 100 + Number(minor) < 1804;
}
