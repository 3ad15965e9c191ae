import * as v from 'valibot';
import { evict } from '../recipes/eviction.ts';
import { readCollectionFetchedAt } from '../recipes/list-store.ts';
import { readPinned } from '../recipes/pins.ts';
import { onDevice } from './device.ts';
import { readIsFull } from './write-evicting.ts';

/** Counts of stored data. Bytes exclude the browser's overhead. */
export interface StorageUsage {
  recipes: { count: number; bytes: number };
  pictures: { count: number; bytes: number };
  cooking: number;
  pinned: number;
  /** Time of the last request for the whole collection (ms); undefined if only parts of it are stored. */
  collectionAt: number | undefined;
  isFull: boolean;
}

const Picture = v.object({ bytes: v.number() });

export async function readStorageUsage(): Promise<StorageUsage | undefined> {
  const counted = await onDevice(async (device) => {
    let bytes = 0;
    await device.recipes.orderBy('[seenAt+bytes]').eachKey((mark) => {
      bytes += Array.isArray(mark) ? Number(mark[1]) : 0;
    });
    const pictures = (await device.pictures.toArray()).filter((row) => v.is(Picture, row));
    return {
      recipes: { count: await device.recipes.count(), bytes },
      pictures: {
        count: pictures.length,
        bytes: pictures.reduce((sum, picture) => sum + picture.bytes, 0),
      },
      cooking: await device.cookSessions.where('state').equals('cooking').count(),
      pinned: (await readPinned(device)).size,
    };
  }, undefined);
  if (!counted) return undefined;
  return {
    ...counted,
    collectionAt: await readCollectionFetchedAt(),
    isFull: await readIsFull(),
  };
}

/** Removes the pictures, or all data, of unpinned recipes. Resolves to false if storage fails. */
export function removeUnpinned(what: 'pictures' | 'all', now = Date.now()): Promise<boolean> {
  return onDevice(async (device) => {
    const all = { count: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
    const none = { count: 0, bytes: 0 };
    // A recipe opened today is not evicted, but it is removed at the user's request.
    await device.pins.where('[userId+reason]').equals(['', 'opened']).delete();
    if (what === 'all') await device.lists.clear();
    await evict(device, { recipes: what === 'all' ? none : all, pictures: none }, now);
    return true;
  }, false);
}
