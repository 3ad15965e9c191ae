import * as v from 'valibot';
import { evict } from '../recipes/eviction.ts';
import { readCollectionFetchedAt } from '../recipes/list-store.ts';
import { readPinned } from '../recipes/pins.ts';
import { onDevice } from './device.ts';
import { readIsFull } from './room.ts';

/** Counts of stored data. Bytes are those of the contents, without the browser's overhead. */
export interface StorageUsage {
  recipes: { count: number; bytes: number };
  pictures: { count: number; bytes: number };
  /** Unfinished cooking sessions. */
  cooking: number;
  /** Pinned recipes, which are never evicted. */
  pinned: number;
  /** When the whole collection was last asked for (ms); undefined while only parts of it are here. */
  collectionAt: number | undefined;
  isFull: boolean;
}

const Picture = v.object({ bytes: v.number() });

/** Undefined where the device cannot be read. */
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

/** Removes what is not pinned: its pictures, or its texts too. Answers whether the device did it. */
export function removeUnpinned(what: 'pictures' | 'all', now = Date.now()): Promise<boolean> {
  return onDevice(async (device) => {
    const all = { count: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
    const none = { count: 0, bytes: 0 };
    // A recipe opened today is not evicted, but it is removed when the user asks for that.
    await device.pins.where('[userId+reason]').equals(['', 'opened']).delete();
    if (what === 'all') await device.lists.clear();
    await evict(device, { recipes: what === 'all' ? none : all, pictures: none }, now);
    return true;
  }, false);
}
