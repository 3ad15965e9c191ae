import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64em)';

/** Returns true if the window is wide enough for a second column. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, read, () => false);
}

function read(): boolean {
  return globalThis.matchMedia(WIDE).matches;
}

function watch(listener: () => void): () => void {
  const query = globalThis.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
