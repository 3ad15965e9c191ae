import { KEPT_PICTURES, KEPT_RECIPES } from '../../contract/limits.ts';
import { DEVICE_CHANNEL, type RoomMessage } from '../../contract/stored-copy.ts';
import { FULL_KEY } from './born.ts';
import { type Device, DeviceFailure, onDevice, writeOnDevice } from './device.ts';
import { type Budget, evict } from './eviction.ts';

/** After a write the device is tidied up, but not after every one. */
const TIDY_EVERY_MS = 60_000;

const NOTHING = { count: 0, bytes: 0 };

let tidiedAt = 0;

/** What may go for a write that finds the device full: a recipe can be cooked without pictures, not the other way round. */
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
  const first = await onDevice(work, otherwise, noteFull);
  if (!isFull) {
    if (Math.abs(now - tidiedAt) >= TIDY_EVERY_MS) await tidy(now);
    return first;
  }
  await makeRoom(now, mayGo);
  isFull = false;
  const second = await onDevice(work, otherwise, noteFull);
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
export async function keepWithRoom<T>(
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

/** Keeps to the budgets; there was room for the write before it. */
async function tidy(now: number): Promise<void> {
  tidiedAt = now;
  const quota = (await findQuota()) ?? Number.POSITIVE_INFINITY;
  const pictures = { bytes: Math.min(KEPT_PICTURES.bytes, quota * KEPT_PICTURES.shareOfQuota) };
  await onDevice(async (device) => {
    await evict(device, { recipes: KEPT_RECIPES, pictures }, now);
    await device.meta.delete(FULL_KEY);
  }, undefined);
}

/** Bytes this browser gives us, where it says so. */
async function findQuota(): Promise<number | undefined> {
  try {
    return (await globalThis.navigator?.storage?.estimate())?.quota;
  } catch {
    // Refused in some private modes.
    return undefined;
  }
}

async function saveFull(now: number): Promise<void> {
  // There may be no room even for this.
  await onDevice((device) => device.meta.put({ k: FULL_KEY, at: now }), undefined);
  const channel = new BroadcastChannel(DEVICE_CHANNEL);
  const message: RoomMessage = { kind: 'device-full' };
  channel.postMessage(message);
  channel.close();
}

/** Whether something was left out lately for want of room. */
export function readIsFull(): Promise<boolean> {
  return onDevice(async (device) => (await device.meta.get(FULL_KEY)) !== undefined, false);
}
