import { ignoreError } from '#contract/platform/ignore-error.ts';
import { findHeldPicture } from '#platform/pictures/held-picture.ts';
import { readPicture } from '#platform/pictures/picked-picture.ts';
import { type Picture, type PictureBytes, toFreshId } from '../drafts/drafts.ts';

/** Only these addresses are accepted, because the picture's address comes from the URL. */
const DISH_PICTURE = /^\/media\/dishes\/[\w.-]+$/;

interface DishPicture {
  pictures: Picture[];
  bytes: PictureBytes;
}

/** A dish's picture as an upload. Undefined for any other address and if it cannot be loaded. */
export async function fetchDishPicture(address = ''): Promise<DishPicture | undefined> {
  if (!DISH_PICTURE.test(address)) return undefined;
  try {
    // Offline, the worker answers with any stored size of the picture in an accepted format.
    const answer = await fetch(address, { headers: { accept: 'image/avif,image/webp' } });
    if (!answer.ok) return undefined;
    const blob = await answer.blob();
    const name = address.slice(address.lastIndexOf('/') + 1);
    return await toDishPicture(new File([blob], name, { type: blob.type }));
  } catch {
    return undefined;
  }
}

/** The postcard made on this device before the form was opened, or undefined if it is no longer in memory. */
export async function findPostcard(id = ''): Promise<DishPicture | undefined> {
  const file = findHeldPicture(id);
  return file && ignoreError(toDishPicture(file), 'the form opens without it');
}

async function toDishPicture(file: File): Promise<DishPicture> {
  const { bytes, ...rest } = await readPicture(file);
  const upload = toFreshId();
  return { bytes: new Map([[upload, bytes]]), pictures: [{ upload, ...rest, alt: '' }] };
}
