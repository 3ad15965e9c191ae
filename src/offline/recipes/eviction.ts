import * as v from 'valibot';
import type { Device } from '../device/device.ts';
import { readPinned, removeOver } from './pins.ts';

/** The budgets: how many recipes, and how many bytes of recipes and pictures, may stay. */
export interface Budget {
  recipes: { count: number; bytes: number };
  pictures: { bytes: number };
}

const PictureMark = v.object({
  path: v.string(),
  dish: v.string(),
  bytes: v.number(),
});

/** A stored text or picture, and the dish that it belongs to. */
interface Kept {
  key: string;
  dish: string;
  bytes: number;
}

/**
 * Evicts the least recently used entries until the rest is within the budget; never pinned ones. Pins and rows are
 * read and removed in one transaction: a pin that comes first is always honoured, one that comes later finds the row gone
 * and its download brings it back. Resolves with how many recipes and pictures were removed.
 */
export function evict(device: Device, budget: Budget, now: number): Promise<number> {
  const { pins, cookSessions, recipes, pictures, pictureBytes } = device;
  return device.transaction(
    'rw',
    [pins, cookSessions, recipes, pictures, pictureBytes],
    async () => {
      await removeOver(device, now);
      const pinned = await readPinned(device, now);
      const isFree = ({ dish }: Kept) => !pinned.has(dish);
      const gone = toGone(await readRecipeMarks(device), budget.recipes, isFree);
      const marks = await readPictureMarks(device);
      // A picture is evicted with its dish.
      const lost = new Set(gone);
      const left = marks.filter(({ dish }) => !lost.has(dish));
      const files = [
        ...marks.filter(({ dish }) => lost.has(dish)).map(({ key }) => key),
        ...toGone(left, { count: Number.POSITIVE_INFINITY, ...budget.pictures }, isFree),
      ];
      await recipes.bulkDelete(gone);
      await pictures.bulkDelete(files);
      await pictureBytes.bulkDelete(files);
      return gone.length + files.length;
    },
  );
}

/** Keys of the entries to evict; `kept` is in the order of last use. */
function toGone(
  kept: readonly Kept[],
  budget: Budget['recipes'],
  isFree: (one: Kept) => boolean,
): string[] {
  let count = kept.length;
  let bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
  const gone = kept.filter((one) => {
    if ((count <= budget.count && bytes <= budget.bytes) || !isFree(one)) return false;
    count -= 1;
    bytes -= one.bytes;
    return true;
  });
  return gone.map(({ key }) => key);
}

/** Read from the index alone: no recipe text is loaded. */
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
