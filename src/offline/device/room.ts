import { DEVICE_CHANNEL, type RoomMessage } from '../../../contract/device/stored-copy.ts';
import {
  CACHED_PICTURES_MAX,
  CACHED_RECIPES_MAX,
  FREE_OF_PICTURES_MAX,
} from '../../../contract/limits.ts';
import { type Budget, evict } from '../recipes/eviction.ts';
import { type Device, DeviceFailure, onDevice, writeOnDevice } from './device.ts';
import { FULL_KEY } from './device-keys.ts';

/** Minimum time between two evictions after writes. */
const TIDY_EVERY_MS = 60_000;

const NOTHING = { count: 0, bytes: 0 };

let tidiedAt = 0;

/** What may be evicted for a write when storage is full: a recipe can be cooked without its pictures. */
type MayGo = 'pictures' | 'recipes too';

/**
 * Writes something that can be fetched again. Where the device is full, what is not pinned makes room, pictures first, and
 * the write is tried once more; a write that still finds no room is left out, which is noted and told to the pages.
 */
export async function saveCopy<T>(
  work: (device: Device) => Promise<T>,
  otherwise: T,
  now: number,
  mayGo: MayGo = 'recipes too',
): Promise<T> {
  let isFull = false;
  const noteFull = () => {
    isFull = true;
  };
  const write = async () => {
    isFull = mayGo === 'pictures' && !(await hasRoomForPictures());
    return isFull ? otherwise : onDevice(work, otherwise, noteFull);
  };
  const first = await write();
  if (!isFull) {
    if (Math.abs(now - tidiedAt) >= TIDY_EVERY_MS) await tidy(now);
    return first;
  }
  await makeRoom(now, mayGo);
  const second = await write();
  if (isFull) await saveFull(now);
  return second;
}

/**
 * Writes what must not be lost: where the device is full, what can be fetched again makes room, and it is tried once more.
 * Rejects with a `DeviceFailure` where it could not be kept.
 */
export async function writeWithRoom<T>(work: (device: Device) => Promise<T>): Promise<T> {
  try {
    return await writeOnDevice(work);
  } catch (error) {
    const isFull = error instanceof DeviceFailure && error.reason === 'full';
    if (!isFull || !(await makeRoom())) throw error;
    return writeOnDevice(work);
  }
}

/** Writes what a cook relies on and can do without: as `writeWithRoom`, or `otherwise` where it could not be kept. */
export async function writeMakingRoom<T>(
  work: (device: Device) => Promise<T>,
  otherwise: T,
): Promise<T> {
  try {
    return await writeWithRoom(work);
  } catch {
    return otherwise;
  }
}

/** Removes all pictures that are not pinned; where there were none, all recipes that are not. Whether any went. */
export async function makeRoom(now = Date.now(), mayGo: MayGo = 'recipes too'): Promise<boolean> {
  const all = { count: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
  const went = (recipes: Budget['recipes']) =>
    onDevice((device) => evict(device, { recipes, pictures: NOTHING }, now), 0);
  return (await went(all)) > 0 || (mayGo === 'recipes too' && (await went(NOTHING)) > 0);
}

/** Evicts down to the budgets, after a write that succeeded. */
async function tidy(now: number): Promise<void> {
  tidiedAt = now;
  const pictures = await readPictureBudget();
  await onDevice(async (device) => {
    await evict(device, { recipes: CACHED_RECIPES_MAX, pictures }, now);
    await device.meta.delete(FULL_KEY);
  }, undefined);
}

/** How many bytes of pictures may stay. */
export async function readPictureBudget(): Promise<Budget['pictures']> {
  const { quota = Number.POSITIVE_INFINITY } = await readEstimate();
  return { bytes: toPart(CACHED_PICTURES_MAX, quota) };
}

/** Whether a picture would leave enough room for what matters more; true where the browser does not tell. */
export async function hasRoomForPictures(): Promise<boolean> {
  const { quota, usage } = await readEstimate();
  if (quota === undefined || usage === undefined) return true;
  return quota - usage > toPart(FREE_OF_PICTURES_MAX, quota);
}

function toPart(limit: typeof CACHED_PICTURES_MAX, quota: number): number {
  return Math.min(limit.bytes, quota * limit.shareOfQuota);
}

/** Quota and usage in bytes, as far as the browser reports them. */
async function readEstimate(): Promise<StorageEstimate> {
  try {
    return (await globalThis.navigator?.storage?.estimate()) ?? {};
  } catch {
    // Refused in some private modes.
    return {};
  }
}

async function saveFull(now: number): Promise<void> {
  // Storage may be too full even for this.
  await onDevice((device) => device.meta.put({ k: FULL_KEY, at: now }), undefined);
  const channel = new BroadcastChannel(DEVICE_CHANNEL);
  const message: RoomMessage = { kind: 'device-full' };
  channel.postMessage(message);
  channel.close();
}

/** Whether a write was dropped lately because storage was full. */
export function readIsFull(): Promise<boolean> {
  return onDevice(async (device) => (await device.meta.get(FULL_KEY)) !== undefined, false);
}
