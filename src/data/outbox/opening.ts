type Open = (key?: string) => void;

const listeners = new Set<Open>();
let unheard: { key: string | undefined } | undefined;

/** Shows what waits to be sent over whatever page is open. */
export function showOutbox(): void {
  ask(undefined);
}

/** Asks whether the refused write of this key is to be discarded; typed text is never discarded without this question. */
export function askToDiscard(key: string): void {
  ask(key);
}

/** The sheet loads after the page: an earlier tap is handled once it has loaded. */
function ask(key: string | undefined): void {
  if (listeners.size === 0) unheard = { key };
  for (const open of listeners) open(key);
}

/** `open` is given the key of what is to be discarded, if it is about that. Returns how to stop listening. */
export function onOutboxAsked(open: Open): () => void {
  listeners.add(open);
  if (unheard) open(unheard.key);
  unheard = undefined;
  return () => listeners.delete(open);
}
