import { queryOptions } from '@tanstack/react-query';
import { readIsPersisted, readRoom } from '../../browser/persistence.ts';
import { type DeviceState, readDeviceState } from '../../data/device-state.ts';
import { lookAgain } from '../../data/kept-here.ts';
import type { Holdings } from '../../offline/holdings.ts';

export interface Kept {
  state: DeviceState;
  /** Undefined where the device cannot be read. */
  holdings: Holdings | undefined;
  isPersisted: boolean | undefined;
  room: { usage: number; quota: number } | undefined;
}

/** What lies on this device and how it is kept, as it is now. */
export const keptQuery = () =>
  queryOptions({
    queryKey: ['device', 'kept'],
    queryFn: async (): Promise<Kept> => {
      const { readHoldings } = await import('../../offline/holdings.ts');
      const [holdings, state, isPersisted, room] = await Promise.all([
        readHoldings(),
        readDeviceState(),
        readIsPersisted(),
        readRoom(),
      ]);
      return { holdings, state, isPersisted, room };
    },
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Clears what nobody saved and nobody cooks: its pictures, or its texts too. Whether the device did it. */
export async function clearKept(what: 'pictures' | 'all'): Promise<boolean> {
  const { removeUnpinned } = await import('../../offline/holdings.ts');
  const isCleared = await removeUnpinned(what);
  lookAgain();
  return isCleared;
}

/** "4.2 MB", as the device's own settings would say it. */
export function toSize(bytes: number): string {
  const [unit, size] =
    bytes >= 1e9 ? ['GB', bytes / 1e9] : bytes >= 1e6 ? ['MB', bytes / 1e6] : ['kB', bytes / 1e3];
  const digits = size < 10 && unit !== 'kB' ? 1 : 0;
  return `${size.toFixed(digits)}\u00A0${unit}`;
}
