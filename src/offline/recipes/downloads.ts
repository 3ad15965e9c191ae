import * as v from 'valibot';
import { toPicturePaths } from '#contract/recipe/picture.ts';
import type { Device } from '../device/database.ts';
import { onDevice } from '../device/device.ts';
import { toStoredRecipe } from './recipe-store.ts';

/** Returns the ids of recipes that are completely stored: the text, and every picture that the app may show for it. */
export function readDownloaded(recipeIds: readonly string[]): Promise<Set<string>> {
  return onDevice(
    (device) =>
      device.transaction('r', device.recipes, device.pictures, device.pictureBytes, async () => {
        const rows = (await device.recipes.bulkGet([...recipeIds])).map(toStoredRecipe);
        const kept = new Set<string>();
        for (const row of rows) {
          if (row && (await hasAll(device, toPicturePaths(row.recipe.image_url))))
            kept.add(row._id);
        }
        return kept;
      }),
    new Set(),
  );
}

export async function isDownloaded(recipeId: string): Promise<boolean> {
  return (await readDownloaded([recipeId])).has(recipeId);
}

/** Pinned recipes that are not completely stored. */
export async function readMissing(): Promise<string[]> {
  const wanted = await onDevice(async (device) => {
    const rows = await device.pins.filter((row) => v.is(Wanted, row)).toArray();
    return rows.flatMap((row) => (v.is(Wanted, row) ? row.recipeId : []));
  }, []);
  const kept = await readDownloaded(wanted);
  return [...new Set(wanted)].filter((id) => !kept.has(id));
}

const Wanted = v.object({ recipeId: v.string(), reason: v.picklist(['saved', 'favorite']) });

async function hasAll(device: Device, paths: readonly string[]): Promise<boolean> {
  const keys = [...paths];
  const rows = await device.pictures.where('path').anyOf(keys).primaryKeys();
  const bytes = await device.pictureBytes.where('path').anyOf(keys).primaryKeys();
  return rows.length === keys.length && bytes.length === keys.length;
}
