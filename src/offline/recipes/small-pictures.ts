import * as v from 'valibot';
import { PICTURE_WIDTHS, toAvif, toAvifSrcSet } from '#contract/recipe/picture.ts';
import { onDevice } from '../device/device.ts';
import { hasSpaceForPictures, readPictureBudget } from '../device/write-evicting.ts';
import { COLLECTION, readList } from './list-store.ts';
import { PictureRow, putPicture, type StoredPicture, toDish } from './picture-store.ts';

const [NARROWEST] = PICTURE_WIDTHS;

/** Lists the narrowest pictures of all dishes in the stored collection that have no stored picture. */
export async function readMissingSmallPictures(): Promise<string[]> {
  const list = await readList(COLLECTION);
  const dishes = await onDevice(
    async (device) => new Set(await device.pictures.orderBy('dish').uniqueKeys()),
    undefined,
  );
  if (!list || !dishes) return [];
  const paths = list.recipes
    .filter(({ image_url: url }) => toAvifSrcSet(url) !== '')
    .map(({ image_url: url }) => toAvif(url, NARROWEST));
  return [...new Set(paths)].filter((path) => !dishes.has(toDish(path)));
}

/** Saves a prefetched picture. It never causes an eviction and is evicted first. Resolves to true if it is stored. */
export async function saveSmallPicture(path: string, picture: StoredPicture): Promise<boolean> {
  if (!(await hasSpaceForPictures())) return false;
  const budget = await readPictureBudget();
  return onDevice(
    (device) =>
      device.transaction('rw', device.pictures, device.pictureBytes, async () => {
        if ((await device.pictures.get(path)) !== undefined) return true;
        const rows = (await device.pictures.toArray()).filter((row) => v.is(PictureRow, row));
        const bytes = rows.reduce((sum, row) => sum + row.bytes, picture.body.byteLength);
        return bytes <= budget.bytes && putPicture(device, path, picture, 0);
      }),
    false,
  );
}
