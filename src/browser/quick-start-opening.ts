const ASKED = 'simmer:quick-start';

/** Opens quick start over the current page. */
export function askForQuickStart(): void {
  globalThis.dispatchEvent(new Event(ASKED));
}

/** Returns a function that stops listening. */
export function onQuickStartAsked(open: () => void): () => void {
  globalThis.addEventListener(ASKED, open);
  return () => globalThis.removeEventListener(ASKED, open);
}
