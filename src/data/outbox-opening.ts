const ASKED = 'simmer:outbox';

/** Shows what waits to be sent over whatever page is open. */
export function showOutbox(): void {
  globalThis.dispatchEvent(new CustomEvent(ASKED));
}

/** Asks whether the refused write of this key is to go; nothing that was written goes without this. */
export function askToDiscard(key: string): void {
  globalThis.dispatchEvent(new CustomEvent(ASKED, { detail: key }));
}

/** `open` is given the key of what is to go, if it is about that. Returns how to stop listening. */
export function onOutboxAsked(open: (key?: string) => void): () => void {
  const hear = (event: Event) => {
    const key: unknown = event instanceof CustomEvent ? event.detail : undefined;
    open(typeof key === 'string' ? key : undefined);
  };
  globalThis.addEventListener(ASKED, hear);
  return () => globalThis.removeEventListener(ASKED, hear);
}
