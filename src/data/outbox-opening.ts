const ASKED = 'simmer:outbox';

/** Shows what waits to be sent over whatever page is open. */
export function showOutbox(): void {
  globalThis.dispatchEvent(new Event(ASKED));
}

/** Returns how to stop listening. */
export function onOutboxAsked(open: () => void): () => void {
  globalThis.addEventListener(ASKED, open);
  return () => globalThis.removeEventListener(ASKED, open);
}
