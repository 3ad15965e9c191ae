import { ignoreError } from '#contract/platform/ignore-error.ts';
import { refreshSession } from '#platform/network/refresh-session.ts';
import { readSession, watchSession } from '#platform/session.ts';
import { type News, toAllNews } from './news.ts';
import { listenOnce } from './stream.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** After a lost stream all clients reconnect, so they spread their refetches over this time. */
const RETURN_SPREAD_MS = 2000;
/** A stream that ends sooner counts as a failure and lengthens the backoff. */
const LASTING_MS = 10_000;

export interface StreamEvent {
  isOpen: boolean;
  news?: News;
}

/** Keeps a stream open until `signal` aborts. Each opening reports that everything may have changed. Never rejects. */
export async function keepStream(
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
  random = Math.random,
): Promise<void> {
  let failures = 0;
  let wasLost = false;
  while (!signal.aborted) {
    const token = readSession()?.token;
    const change = watchToken(token, signal);
    let openedAt = Number.POSITIVE_INFINITY;
    const { why, retryAfterMs } = await listenOnce({
      token,
      signal: change.signal,
      open: () => {
        openedAt = Date.now();
        onEvent({ isOpen: true, news: toAllNews(openedAt, wasLost ? RETURN_SPREAD_MS : 0) });
      },
      onChanges: (changes) => onEvent({ isOpen: true, news: { ...changes, at: Date.now() } }),
    });
    onEvent({ isOpen: false });
    wasLost ||= !change.signal.aborted;
    failures = Date.now() - openedAt >= LASTING_MS ? 1 : failures + 1;
    // If the server rejects the token or suspended its owner, the user continues as a visitor.
    if (why === 'refused') await ignoreError(refreshSession(), 'retried later');
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
    // Jitter of 0.5 to 1.5, so that clients that lost their stream together do not reconnect together.
    await pause(Math.max(retryAfterMs, pauseMs) * (0.5 + random()), change.signal);
    change.stop();
  }
}

function watchToken(token: string | undefined, over: AbortSignal) {
  const change = new AbortController();
  const end = () => change.abort();
  const leave = watchSession(() => {
    if (readSession()?.token !== token) end();
  });
  // `AbortSignal.any` is avoided as in `http.ts`.
  over.addEventListener('abort', end);
  const stop = () => {
    leave();
    over.removeEventListener('abort', end);
  };
  return { signal: change.signal, stop };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', go);
      globalThis.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    signal.addEventListener('abort', go);
    globalThis.addEventListener('online', go);
  });
}
