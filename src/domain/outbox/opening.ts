type Open = (key?: string) => void;

const listeners = new Set<Open>();
let pendingRequest: { key: string | undefined } | undefined;

export function showOutbox(): void {
  request(undefined);
}

/** Asks the user before a refused write is discarded. Typed text is never discarded without this prompt. */
export function confirmDiscard(key: string): void {
  request(key);
}

/** The sheet loads after the page. A tap before that is stored, and the sheet handles it when it has loaded. */
function request(key: string | undefined): void {
  if (listeners.size === 0) pendingRequest = { key };
  for (const open of listeners) open(key);
}

/** Calls `open` with the key of the write to discard, or undefined for the list. Returns the unsubscribe function. */
export function onOutboxRequested(open: Open): () => void {
  listeners.add(open);
  if (pendingRequest) open(pendingRequest.key);
  pendingRequest = undefined;
  return () => listeners.delete(open);
}
