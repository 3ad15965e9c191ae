import { queryOptions } from '@tanstack/react-query';
import { readIsPersisted, readRoom } from '../../browser/persistence.ts';
import { recheckDownloads } from '../../data/downloaded.ts';
import type { StorageUsage } from '../../offline/device/storage-usage.ts';

export interface StorageState {
  /** What is wrong with the device's storage, if anything is. */
  trouble: string | undefined;
  /** Undefined where the device cannot be read. */
  usage: StorageUsage | undefined;
  isPersisted: boolean | undefined;
  room: { usage: number; quota: number } | undefined;
}

/** What is stored on this device, and for how long the browser stores it. */
export const storageQuery = () =>
  queryOptions({
    queryKey: ['device', 'kept'],
    queryFn: async (): Promise<StorageState> => {
      // Loaded with the question: no page waits for their code.
      const [{ readStorageUsage }, { readDeviceState, toSentence }] = await Promise.all([
        import('../../offline/device/storage-usage.ts'),
        import('../../browser/device-state.ts'),
      ]);
      const [usage, state, isPersisted, room] = await Promise.all([
        readStorageUsage(),
        readDeviceState(),
        readIsPersisted(),
        readRoom(),
      ]);
      return { usage, trouble: toSentence(state), isPersisted, room };
    },
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Deletes what is neither saved nor being cooked: its pictures, or its texts too. Returns whether that worked. */
export async function clearUnpinned(what: 'pictures' | 'all'): Promise<boolean> {
  const { removeUnpinned } = await import('../../offline/device/storage-usage.ts');
  const isCleared = await removeUnpinned(what);
  recheckDownloads();
  return isCleared;
}

/** "4.2 MB", as the device's own settings would say it. */
export function toSize(bytes: number): string {
  const [unit, size] =
    bytes >= 1e9 ? ['GB', bytes / 1e9] : bytes >= 1e6 ? ['MB', bytes / 1e6] : ['kB', bytes / 1e3];
  const digits = size < 10 && unit !== 'kB' ? 1 : 0;
  return `${size.toFixed(digits)}\u00A0${unit}`;
}
