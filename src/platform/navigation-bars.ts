import { useLayoutEffect } from 'react';

let requests = 0;
const watchers = new Set<() => void>();

function request(change: 1 | -1): void {
  requests += change;
  for (const watcher of watchers) watcher();
}

/** Shows both navigation bars while the caller is mounted, even on a page without them. */
export function useNavigationBars(): void {
  useLayoutEffect(() => {
    request(1);
    return () => request(-1);
  }, []);
}

export const areBarsRequested = () => requests > 0;

export function watchBarRequests(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
