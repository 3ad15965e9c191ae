/**
 * While the home page is written at build time: no script answers a tap yet, so what opens quick start is a plain link
 * to all recipes.
 */
export const IS_PRERENDERED = typeof document === 'undefined';

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
