import { useSyncExternalStore } from 'react';
import type { Waiting } from '../offline/outbox/watch.ts';
import { whenHinted } from './cooking-hint.ts';

const NOTHING: Waiting = { userId: '', isPaused: false, rows: [], receipts: [] };
let seen = NOTHING;
let isWatching = false;
const listeners = new Set<() => void>();

/** What waits to be sent for whoever is signed in, and what was accepted of late; both to be laid over answers. */
export function useWaiting(): Waiting {
  return useSyncExternalStore(listen, () => seen, toNothing);
}

/** Watches from now on: the database loads only where something waits, or when the first thing does. */
export function watch(): void {
  if (isWatching) return;
  isWatching = true;
  void import('./outbox-driver.ts').then(({ observe }) => observe(tell));
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

function toNothing(): Waiting {
  return NOTHING;
}
