import { useSyncExternalStore } from 'react';
import { whenHinted } from '../../browser/hints.ts';
import { useSession } from '../../browser/session.ts';
import type { Waiting } from '../../offline/outbox/watch.ts';

const NOTHING: Waiting = { userId: '', isPaused: false, rows: [], receipts: [] };
let seen = NOTHING;
let isWatching = false;
const listeners = new Set<() => void>();

/**
 * What waits to be sent for whoever is signed in, and what was accepted of late; both to be laid over answers. A visitor
 * learns only what waits for a sign-in: somebody may have left, or another one come, since it was looked at.
 */
export function useWaiting(): Waiting {
  return useOfWaiting(toAll);
}

/** What `select` makes of it: drawn anew only where that is something else, which must then be another object. */
export function useOfWaiting<T>(select: (waiting: Waiting) => T): T {
  const session = useSession();
  const read = () => {
    const isTheirs = session ? seen.userId === session.user.id : seen.isPaused;
    return select(isTheirs ? seen : NOTHING);
  };
  return useSyncExternalStore(listen, read, () => select(NOTHING));
}

/** Subscribes to the waiting writes: called at once and at every change, until it is stopped. */
export function followWaiting(hear: () => void): () => void {
  const stop = listen(hear);
  watch();
  hear();
  return stop;
}

/** Calls `hear` at each change of what waits. Loads nothing while nothing waits. */
export function listenToWaiting(hear: (waiting: Waiting) => void): () => void {
  return listen(() => hear(seen));
}

/** Watches from now on: the database loads only where something waits, or when the first thing does. */
export function watch(): void {
  if (isWatching) return;
  isWatching = true;
  import('./driver.late.ts')
    .then(({ observe }) => observe(tell))
    .catch(() => {
      // Its code did not load: the next call tries again.
      isWatching = false;
    });
}

/** Called after a page was rendered or a user signed in: resumes sending. */
export function resumeOutbox(): void {
  whenHinted(['outbox'], () => void import('./driver.late.ts').then(({ resume }) => resume()));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const stop = whenHinted(['outbox'], watch);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

function tell(waiting: Waiting): void {
  seen = waiting;
  for (const listener of listeners) listener();
}

function toAll(waiting: Waiting): Waiting {
  return waiting;
}
