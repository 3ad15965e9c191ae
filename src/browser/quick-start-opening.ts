const ASKED = 'simmer:quick-start';

export function askForQuickStart(): void {
  globalThis.dispatchEvent(new Event(ASKED));
}

export function onQuickStartAsked(open: () => void): () => void {
  globalThis.addEventListener(ASKED, open);
  return () => globalThis.removeEventListener(ASKED, open);
}
