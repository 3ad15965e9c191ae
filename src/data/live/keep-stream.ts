import { readSession, watchSession } from '../../browser/session.ts';
import { type News, toAllNews } from './news.ts';
import { listenOnce } from './stream.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** After a loss everyone comes back: they ask again within that time. */
const RETURN_SPREAD_MS = 2000;
/** One that ended sooner was none: it is asked for ever less often. */
const LASTING_MS = 10_000;

export interface StreamEvent {
  /** The server is heard. */
  isOpen: boolean;
  news?: News;
}

/**
 * Keeps one stream open as whoever is signed in until `signal`. After each opening everything may have changed that was asked for
 * before. Never rejects.
 */
export async function keepStream(
  tell: (event: StreamEvent) => void,
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
        tell({ isOpen: true, news: toAllNews(openedAt, wasLost ? RETURN_SPREAD_MS : 0) });
      },
      hear: (changes) => tell({ isOpen: true, news: { ...changes, at: Date.now() } }),
    });
    tell({ isOpen: false });
    wasLost ||= !change.signal.aborted;
    failures = Date.now() - openedAt >= LASTING_MS ? 1 : failures + 1;
    if (why === 'refused') await lookAtSession();
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
    // Half of it to one and a half: whoever was thrown off together does not come back together.
    await pause(Math.max(retryAfterMs, pauseMs) * (0.5 + random()), change.signal);
    change.stop();
  }
}

/** Aborted with `over`, and where somebody else is signed in than the owner of the token, or nobody any more. */
function watchToken(token: string | undefined, over: AbortSignal) {
  const change = new AbortController();
  const end = () => change.abort();
  const leave = watchSession(() => {
    if (readSession()?.token !== token) end();
  });
  // Not `AbortSignal.any`: engines have collected such a signal as garbage while somebody listened to it.
  over.addEventListener('abort', end);
  const stop = () => {
    leave();
    over.removeEventListener('abort', end);
  };
  return { signal: change.signal, stop };
}

/** Over sooner where the signal or the network says so. */
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

/** The server no longer accepts the token or suspended its owner: the user goes on as a visitor. */
async function lookAtSession(): Promise<void> {
  const session = await import('../refresh-session.late.ts').catch(() => undefined);
  await session?.refreshSession().catch(() => undefined);
}
