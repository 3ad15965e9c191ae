import { useSyncExternalStore } from 'react';
import { RECONNECT } from '../../contract/device/reconnect.ts';

let isClosed = false;
const listeners = new Set<() => void>();

/** Whether something in front of the server wants a sign-in. */
export function setGate(isClosedNow: boolean): void {
  if (isClosed === isClosedNow) return;
  isClosed = isClosedNow;
  for (const tell of listeners) tell();
}

export function useGate(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isClosed,
    () => false,
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The current page past the service worker: whoever is in front of the server answers, and leads back here. */
export function toGateAddress(here: { href: string } = globalThis.location): string {
  const address = new URL(here.href);
  address.searchParams.set(RECONNECT, '1');
  return address.pathname + address.search + address.hash;
}
