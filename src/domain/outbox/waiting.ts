import { useSyncExternalStore } from 'react';
import type { Waiting } from '#offline/outbox/watch.ts';
import { whenHinted } from '#platform/hints.ts';
import { useSession } from '#platform/session.ts';
import { loadOutbox } from './load-outbox.ts';

const NOTHING: Waiting = { userId: '', isPaused: false, rows: [], receipts: [] };
let latest = NOTHING;
let isWatching = false;
const listeners = new Set<(waiting: Waiting) => void>();

/**
 * The current user's waiting writes and recent receipts, for the overlay of responses. A visitor gets only writes that
 * wait for a sign-in, because the last read may be of another user.
 */
export function useWaiting(): Waiting {
  return useWaitingSelector(toAll);
}

/** Returns `select` of the waiting writes and renders again only if its result is another object. */
export function useWaitingSelector<T>(select: (waiting: Waiting) => T): T {
  const session = useSession();
  const read = () => {
    const isOwnOutbox = session ? latest.userId === session.user.id : latest.isPaused;
    return select(isOwnOutbox ? latest : NOTHING);
  };
  return useSyncExternalStore(subscribeToWaiting, read, () => select(NOTHING));
}

/** Calls `listener` on every change of the waiting writes. Loads nothing while there are none. */
export function subscribeToWaiting(listener: (waiting: Waiting) => void): () => void {
  listeners.add(listener);
  const stop = whenHinted(['outbox'], watch);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

/** Loads the outbox, which from then on sends and reports changes. */
export function watch(): void {
  if (isWatching) return;
  isWatching = true;
  start().catch(() => {
    // The code did not load; the next call tries again.
    isWatching = false;
  });
}

async function start(): Promise<void> {
  const { observe, startSending } = await loadOutbox();
  observe(notify);
  startSending();
}

/** Sends what an earlier page left. */
export async function resumeOutbox(): Promise<void> {
  watch();
  const { sendNow } = await loadOutbox();
  await sendNow();
}

function notify(waiting: Waiting): void {
  latest = waiting;
  for (const listener of listeners) listener(waiting);
}

function toAll(waiting: Waiting): Waiting {
  return waiting;
}
