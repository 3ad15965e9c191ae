import { DEVICE_CHANNEL, type DeviceFullMessage } from '#contract/device/stored-copy.ts';
import {
  CACHED_PICTURES_MAX,
  CACHED_RECIPES_MAX,
  FREE_OF_PICTURES_MAX,
} from '#contract/platform/limits.ts';
import { type Budget, evict } from '../recipes/eviction.ts';
import type { Device } from './database.ts';
import { DeviceFailure, onDevice, writeOnDevice } from './device.ts';
import { FULL_KEY } from './device-keys.ts';

/** Minimum time between two evictions after writes. */
const EVICT_EVERY_MS = 60_000;

const NOTHING = { count: 0, bytes: 0 };

let evictedAt = 0;

/** Entries that may be evicted for a write when storage is full. A recipe can be cooked without its pictures. */
type Evictable = 'pictures' | 'recipes too';

/**
 * Writes something that can be fetched again. If storage is full, unpinned entries are evicted, pictures first, and the
 * write is tried again. If it fails again, it is dropped, and the pages are notified.
 */
export async function saveCopy<T>(
  work: (device: Device) => Promise<T>,
  otherwise: T,
  now: number,
  evictable: Evictable = 'recipes too',
): Promise<T> {
  let isFull = false;
  const noteFull = () => {
    isFull = true;
  };
  const write = async () => {
    isFull = evictable === 'pictures' && !(await hasSpaceForPictures());
    return isFull ? otherwise : onDevice(work, otherwise, noteFull);
  };
  const first = await write();
  if (!isFull) {
    if (Math.abs(now - evictedAt) >= EVICT_EVERY_MS) await evictOverBudget(now);
    return first;
  }
  await evictCopies(now, evictable);
  const second = await write();
  if (isFull) await saveFull(now);
  return second;
}

/**
 * Writes something that must not be lost. If storage is full, entries that can be fetched again are evicted and the
 * write is tried again. Rejects with a `DeviceFailure` if it fails.
 */
export async function writeEvicting<T>(work: (device: Device) => Promise<T>): Promise<T> {
  try {
    return await writeOnDevice(work);
  } catch (error) {
    const isFull = error instanceof DeviceFailure && error.reason === 'full';
    if (!isFull || !(await evictCopies())) throw error;
    return writeOnDevice(work);
  }
}

/** Like `writeEvicting`, but returns `otherwise` if the write fails. */
export async function tryWriteEvicting<T>(
  work: (device: Device) => Promise<T>,
  otherwise: T,
): Promise<T> {
  try {
    return await writeEvicting(work);
  } catch {
    return otherwise;
  }
}

/** Removes all unpinned pictures, or, if there are none, all unpinned recipes. Resolves to true if any were removed. */
export async function evictCopies(
  now = Date.now(),
  mayGo: Evictable = 'recipes too',
): Promise<boolean> {
  const all = { count: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
  const evicted = (recipes: Budget['recipes']) =>
    onDevice((device) => evict(device, { recipes, pictures: NOTHING }, now), 0);
  return (await evicted(all)) > 0 || (mayGo === 'recipes too' && (await evicted(NOTHING)) > 0);
}

async function evictOverBudget(now: number): Promise<void> {
  evictedAt = now;
  const pictures = await readPictureBudget();
  await onDevice(async (device) => {
    await evict(device, { recipes: CACHED_RECIPES_MAX, pictures }, now);
    await device.meta.delete(FULL_KEY);
  }, undefined);
}

export async function readPictureBudget(): Promise<Budget['pictures']> {
  const { quota = Number.POSITIVE_INFINITY } = await readEstimate();
  return { bytes: toPart(CACHED_PICTURES_MAX, quota) };
}

/** True if there is enough free space for a picture, or if the browser does not report it. */
export async function hasSpaceForPictures(): Promise<boolean> {
  const { quota, usage } = await readEstimate();
  if (quota === undefined || usage === undefined) return true;
  return quota - usage > toPart(FREE_OF_PICTURES_MAX, quota);
}

function toPart(limit: typeof CACHED_PICTURES_MAX, quota: number): number {
  return Math.min(limit.bytes, quota * limit.shareOfQuota);
}

async function readEstimate(): Promise<StorageEstimate> {
  try {
    return (await globalThis.navigator?.storage?.estimate()) ?? {};
  } catch {
    // Some private modes refuse this call.
    return {};
  }
}

async function saveFull(now: number): Promise<void> {
  // Storage may be too full even for this row.
  await onDevice((device) => device.meta.put({ k: FULL_KEY, at: now }), undefined);
  const channel = new BroadcastChannel(DEVICE_CHANNEL);
  const message: DeviceFullMessage = { kind: 'device-full' };
  channel.postMessage(message);
  channel.close();
}

export function readIsFull(): Promise<boolean> {
  return onDevice(async (device) => (await device.meta.get(FULL_KEY)) !== undefined, false);
}
