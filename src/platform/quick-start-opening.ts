const REQUEST_EVENT = 'simmer:quick-start';

export function requestQuickStart(): void {
  globalThis.dispatchEvent(new Event(REQUEST_EVENT));
}

export function onQuickStartRequested(open: () => void): () => void {
  globalThis.addEventListener(REQUEST_EVENT, open);
  return () => globalThis.removeEventListener(REQUEST_EVENT, open);
}
