import { IMAGE_MAX_BYTES } from '#contract/account/limits.ts';
import type { Draft } from '../draft.ts';
import type { Entry } from './zip.ts';

const PICTURE = /\.(?:jpe?g|png|webp|gif)$/i;

/** Names of the whole picture in the folder of a recipe: of Nextcloud Cookbook, Tandoor and Mealie. */
const WHOLE = /^(?:full|image|(?:images\/)?original)\.\w+$/i;

/**
 * Finds the picture of a recipe in its archive: of the same name, or beside it. A backup of Mealie has a folder for each
 * recipe, named by its id.
 * @param isAlone False if other recipes are in the same folder.
 */
export function findPicture(
  entries: readonly Entry[],
  { name, folder: given, isAlone }: { name: string; folder: string; isAlone: boolean },
): Entry | undefined {
  const folder = toFolder(name);
  const stem = name.replace(/\.[^./]+$/, '');
  const id = given.replaceAll('-', '').toLowerCase();
  const pictures = entries.filter((one) => PICTURE.test(one.name) && one.size <= IMAGE_MAX_BYTES);
  if (id !== '') {
    const inFolder = pictures.filter((one) =>
      one.name.replaceAll('-', '').toLowerCase().includes(`/${id}/`),
    );
    return inFolder.find((one) => /\/original\.\w+$/i.test(one.name));
  }
  const same = pictures.find((one) => one.name.replace(/\.[^./]+$/, '') === stem);
  if (same || !isAlone) return same;
  return pictures.find(
    (one) => one.name.startsWith(folder) && WHOLE.test(one.name.slice(folder.length)),
  );
}

export function toFolder(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

/** Decodes a picture in Base64. Returns `undefined` for all other data. */
export function decodePicture(data: string): Uint8Array | undefined {
  if (data === '' || data.length > (IMAGE_MAX_BYTES * 4) / 3) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s+/g, '')), (letter) => letter.charCodeAt(0));
    return isPicture(bytes) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** True for the first bytes of JPEG, PNG, GIF and WebP. */
export function isPicture(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return /^(?:\u00FF\u00D8\u00FF|\u0089PNG|GIF8|RIFF[\s\S]{4}WEBP)/.test(start);
}

export function withPicture(draft: Draft, bytes: Uint8Array | undefined): Draft {
  return bytes && isPicture(bytes) ? { ...draft, picture: bytes } : draft;
}
