import * as v from 'valibot';
import type { Device } from '../device/database.ts';
import { readPinned, removeExpiredPins } from './pins.ts';

/** Maximum number of recipes, and bytes of recipes and pictures. */
export interface Budget {
  recipes: { count: number; bytes: number };
  pictures: { bytes: number };
}

const PictureMark = v.object({
  path: v.string(),
  dish: v.string(),
  bytes: v.number(),
});

interface Kept {
  key: string;
  dish: string;
  bytes: number;
}

/**
 * Evicts the least recently used unpinned entries until the rest is within the budget. Pins and rows are read and
 * removed in one transaction: an earlier pin is respected, and a later one causes a download of the missing row.
 * Resolves with the number of removed recipes and pictures.
 */
export function evict(device: Device, budget: Budget, now: number): Promise<number> {
  const { pins, cookSessions, recipes, pictures, pictureBytes } = device;
  return device.transaction(
    'rw',
    [pins, cookSessions, recipes, pictures, pictureBytes],
    async () => {
      await removeExpiredPins(device, now);
      const pinned = await readPinned(device, now);
      const isFree = ({ dish }: Kept) => !pinned.has(dish);
      const evictedKeys = toEvictable(await readRecipeMarks(device), budget.recipes, isFree);
      const marks = await readPictureMarks(device);
      // A picture is evicted with its dish.
      const evictedDishes = new Set(evictedKeys);
      const left = marks.filter(({ dish }) => !evictedDishes.has(dish));
      const files = [
        ...marks.filter(({ dish }) => evictedDishes.has(dish)).map(({ key }) => key),
        ...toEvictable(left, { count: Number.POSITIVE_INFINITY, ...budget.pictures }, isFree),
      ];
      await recipes.bulkDelete(evictedKeys);
      await pictures.bulkDelete(files);
      await pictureBytes.bulkDelete(files);
      return evictedKeys.length + files.length;
    },
  );
}

/** Keys of the entries to evict; `kept` is ordered by last use. */
function toEvictable(
  kept: readonly Kept[],
  budget: Budget['recipes'],
  isFree: (one: Kept) => boolean,
): string[] {
  let count = kept.length;
  let bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
  const evicted = kept.filter((one) => {
    if ((count <= budget.count && bytes <= budget.bytes) || !isFree(one)) return false;
    count -= 1;
    bytes -= one.bytes;
    return true;
  });
  return evicted.map(({ key }) => key);
}

/** Reads only the index, so no recipe text is loaded. */
async function readRecipeMarks(device: Device): Promise<Kept[]> {
  const marks: Kept[] = [];
  await device.recipes.orderBy('[seenAt+bytes]').eachKey((mark, { primaryKey }) => {
    const bytes = Array.isArray(mark) ? Number(mark[1]) : 0;
    marks.push({ key: primaryKey, dish: primaryKey, bytes });
  });
  return marks;
}

async function readPictureMarks(device: Device): Promise<Kept[]> {
  const rows = await device.pictures.orderBy('usedAt').toArray();
  return rows
    .filter((row) => v.is(PictureMark, row))
    .map(({ path, dish, bytes }) => ({ key: path, dish, bytes }));
}
