import { queryOptions } from '@tanstack/react-query';
import { recheckDownloads } from '#domain/recipe/downloaded.ts';
import type { StorageUsage } from '#offline/device/storage-usage.ts';
import { readDeviceState, toSentence } from '#platform/device-state.ts';
import { readIsPersisted, readStorageEstimate } from '#platform/persistence.ts';

export interface StorageState {
  /** Problem with the device's storage, as a sentence. */
  problem: string | undefined;
  /** Undefined if the device cannot be read. */
  usage: StorageUsage | undefined;
  isPersisted: boolean | undefined;
  room: { usage: number; quota: number } | undefined;
}

/** The device database, which the first frame does not need. */
const device = () => import('#domain/stored-copy/device-parts.ts');

/** The data on this device, and whether the browser may evict it. */
export const storageQuery = () =>
  queryOptions({
    queryKey: ['device', 'kept'],
    queryFn: async (): Promise<StorageState> => {
      const { readStorageUsage } = await device();
      const [usage, state, isPersisted, room] = await Promise.all([
        readStorageUsage(),
        readDeviceState(),
        readIsPersisted(),
        readStorageEstimate(),
      ]);
      return { usage, problem: toSentence(state), isPersisted, room };
    },
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Deletes recipes that are neither saved nor in progress, or only their pictures. Resolves with true on success. */
export async function clearUnpinned(what: 'pictures' | 'all'): Promise<boolean> {
  const { removeUnpinned } = await device();
  const isCleared = await removeUnpinned(what);
  recheckDownloads();
  return isCleared;
}

/** Decimal units, as in the device's own settings: "4.2 MB". */
export function toSize(bytes: number): string {
  const [unit, size] =
    bytes >= 1e9 ? ['GB', bytes / 1e9] : bytes >= 1e6 ? ['MB', bytes / 1e6] : ['kB', bytes / 1e3];
  const digits = size < 10 && unit !== 'kB' ? 1 : 0;
  return `${size.toFixed(digits)}\u00A0${unit}`;
}
