import * as v from 'valibot';
import { DISH_PICTURE_PATH } from '#contract/recipe/picture.ts';
import type { Device } from '../device/database.ts';
import { onDevice } from '../device/device.ts';
import { saveCopy } from '../device/write-evicting.ts';

/** Minimum time between two updates of `usedAt`. */
const NOTED_AGAIN_MS = 60 * 60 * 1000;

export const PictureRow = v.object({
  path: v.string(),
  dish: v.string(),
  type: v.string(),
  bytes: v.number(),
  usedAt: v.number(),
});

const BytesRow = v.object({ path: v.string(), body: v.instance(ArrayBuffer) });

export interface StoredPicture {
  type: string;
  body: ArrayBuffer;
}

/** `<dish>.<hash>.<width>.<format>` -> `<dish>`, the recipe's id; '' for any other file. */
export function toDish(path: string): string {
  const name = path.startsWith(DISH_PICTURE_PATH) ? path.slice(DISH_PICTURE_PATH.length) : '';
  return name.split('.')[0] ?? '';
}

/** The address contains a content hash, so a stored picture never becomes stale. */
export function readPicture(path: string): Promise<StoredPicture | undefined> {
  return onDevice(
    (device) =>
      device.transaction('r', device.pictures, device.pictureBytes, () => find(device, path)),
    undefined,
  );
}

/** Returns the widest stored picture of the same dish, in any drawing. */
export function readOtherWidth(
  path: string,
  canShow: (path: string) => boolean,
): Promise<StoredPicture | undefined> {
  return onDevice(
    (device) =>
      device.transaction('r', device.pictures, device.pictureBytes, async () => {
        const paths = await device.pictures.where('dish').equals(toDish(path)).primaryKeys();
        const [widest] = toWidestFirst(paths.filter(canShow));
        return widest === undefined ? undefined : find(device, widest);
      }),
    undefined,
  );
}

export function toWidestFirst(paths: readonly string[]): string[] {
  return paths.toSorted((a, b) => toWidth(b) - toWidth(a));
}

function toWidth(path: string): number {
  return Number(path.split('.').at(-2));
}

/** Resolves to true if the picture is stored. */
export function savePicture(
  path: string,
  { type, body }: StoredPicture,
  now = Date.now(),
): Promise<boolean> {
  return saveCopy(
    (device) => putPicture(device, path, { type, body }, now),
    false,
    now,
    'pictures',
  );
}

export function savePictureUse(path: string, now: number): Promise<unknown> {
  return onDevice(
    (device) =>
      device.pictures
        .where({ path })
        .filter((row) => v.is(PictureRow, row) && Math.abs(now - row.usedAt) >= NOTED_AGAIN_MS)
        .modify({ usedAt: now }),
    0,
  );
}

export function putPicture(
  device: Device,
  path: string,
  { type, body }: StoredPicture,
  usedAt: number,
): Promise<boolean> {
  return device.transaction('rw', device.pictures, device.pictureBytes, async () => {
    const bytes = body.byteLength;
    await device.pictures.put({ path, dish: toDish(path), type, bytes, usedAt });
    await device.pictureBytes.put({ path, body });
    return true;
  });
}

async function find(device: Device, path: string): Promise<StoredPicture | undefined> {
  const row = await device.pictures.get(path);
  const bytes = await device.pictureBytes.get(path);
  if (!v.is(PictureRow, row) || !v.is(BytesRow, bytes)) return undefined;
  return { type: row.type, body: bytes.body };
}
