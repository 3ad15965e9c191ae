import { onlineManager, QueryClient } from '@tanstack/react-query';
import { hasCachedCopy } from '#offline/network/answer.ts';
import { BrokenFailure } from './failures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

declare module '@tanstack/react-query' {
  interface Register {
    /** `persist: true` stores a small list for the first paint of the next visit. */
    queryMeta: { persist?: boolean };
  }
}

/** React Query assumes a network at the start, and then misses the first `online` event. */
export function readNetwork(): void {
  const { navigator }: { navigator?: Navigator } = globalThis;
  onlineManager.setOnline(navigator?.onLine ?? true);
}
readNetwork();

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The worker responds from the device, but the default mode sends no request while offline.
      networkMode: 'offlineFirst',
      // A cached copy is refetched at every opportunity, and periodically while the page is open.
      staleTime: ({ state }) => (hasCachedCopy(state.data) ? 0 : 30_000),
      refetchInterval: ({ state }) => (hasCachedCopy(state.data) ? 15_000 : false),
      gcTime: DAY_MS,
      // Retry only temporary failures: a refusal or a missing offline copy is final.
      retry: (failures, error) => error instanceof BrokenFailure && failures < 1,
      refetchOnReconnect: true,
    },
  },
});
