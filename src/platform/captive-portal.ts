import { useSyncExternalStore } from 'react';
import { RECONNECT } from '#contract/device/names.ts';

let isSignInRequired = false;
const listeners = new Set<() => void>();

/** Set to true if a proxy in front of the server requires a sign-in. */
export function setCaptivePortal(isRequired: boolean): void {
  if (isSignInRequired === isRequired) return;
  isSignInRequired = isRequired;
  for (const listener of listeners) listener();
}

export function useCaptivePortal(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSignInRequired,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current address with a parameter that makes the worker use the network, so that a proxy answers. */
export function toPortalAddress(here: { href: string } = globalThis.location): string {
  const address = new URL(here.href);
  address.searchParams.set(RECONNECT, '1');
  return address.pathname + address.search + address.hash;
}
