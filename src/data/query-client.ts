import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { QueryClient } from '@tanstack/react-query';
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { BrokenFailure } from './failures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 7 * DAY_MS;

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

/** Keeps only what a query marked as `persist`, well under a megabyte; recipes are the worker's business. */
export const persistOptions: Omit<PersistQueryClientOptions, 'queryClient'> = {
  persister: createSyncStoragePersister({ storage: readableStorage(), key: 'simmer.lists' }),
  buster: '1',
  maxAge: KEPT_MS,
  dehydrateOptions: {
    shouldDehydrateQuery: (query) =>
      query.meta?.persist === true && query.state.status === 'success',
    shouldDehydrateMutation: () => false,
  },
};

/** Storage is refused in some private modes: the property itself throws. */
function readableStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
