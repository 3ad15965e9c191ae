import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { persistQueryClient } from '@tanstack/react-query-persist-client';
import { queryClient } from './query-client.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Created once per page, at the first call. */
let isKeeping = false;

/**
 * Restores the small lists of the last visit and persists them: only queries marked as `persist`, well under a
 * megabyte. Recipes are cached by the worker. Where storage is refused nothing is stored.
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

/** Storage is refused in some private modes: the property itself throws. */
function readableStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
