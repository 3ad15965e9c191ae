import { QueryClient } from '@tanstack/react-query';
import { BrokenFailure } from './failures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

declare module '@tanstack/react-query' {
  interface Register {
    /** `persist: true` keeps a small list for the first paint of the next visit. */
    queryMeta: { persist?: boolean };
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The worker answers from the device; the default mode would never even ask it while offline.
      networkMode: 'offlineFirst',
      staleTime: 30_000,
      gcTime: DAY_MS,
      // Only what may pass by itself is tried again: a rejected call or an offline miss is an answer.
      retry: (failures, error) => error instanceof BrokenFailure && failures < 1,
      refetchOnReconnect: true,
    },
  },
});
