import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { persistQueryClient } from '@tanstack/react-query-persist-client';
import { queryClient } from '#platform/network/query-client.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let isKeeping = false;

/**
 * Restores the small lists of the last visit and persists them: only queries with `meta.persist`, well under a megabyte
 * in total. The worker caches recipes. If storage is refused, nothing is stored.
 */
export function persistLists(): void {
  if (isKeeping) return;
  isKeeping = true;
  void persistQueryClient({
    queryClient,
    persister: createSyncStoragePersister({ storage: readableStorage(), key: 'simmer.lists' }),
    buster: '1',
    maxAge: WEEK_MS,
    dehydrateOptions: {
      shouldDehydrateQuery: (query) =>
        query.meta?.persist === true && query.state.status === 'success',
      shouldDehydrateMutation: () => false,
    },
  });
}

/** In some private modes the property itself throws. */
function readableStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
