const ASKED = 'simmer:quick-start';

/** Opens quick start over whatever page is shown. */
export function askForQuickStart(): void {
  globalThis.dispatchEvent(new Event(ASKED));
}

/** Returns how to stop listening. */
export function onQuickStartAsked(open: () => void): () => void {
  globalThis.addEventListener(ASKED, open);
  return () => globalThis.removeEventListener(ASKED, open);
}
