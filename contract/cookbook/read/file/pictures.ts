import { IMAGE_MAX_BYTES } from '#contract/account/limits.ts';
import type { Draft } from '../draft.ts';
import type { Entry } from './zip.ts';

const PICTURE = /\.(?:jpe?g|png|webp|gif)$/i;

/** Names of the whole picture in the folder of a recipe: of Nextcloud Cookbook, Tandoor and Mealie. */
const WHOLE = /^(?:full|image|original)\.\w+$/i;
const IN_IMAGES = /(?:^|\/)images\/original\.\w+$/i;

interface Wanted {
  /** Name of the entry with the recipe. */
  name: string;
  /** Folder of the picture, as the recipe names it. */
  folder: string;
  /** True if the entry has no other recipe. */
  isOnly: boolean;
  /** True if the folder has no other recipe. */
  isAlone: boolean;
}

/**
 * Returns a function that finds the picture of a recipe in its archive: of the same name, or beside it. A backup of
 * Mealie has a folder for each recipe, named by its id.
 */
export function indexPictures(entries: readonly Entry[]): (wanted: Wanted) => Entry | undefined {
  const byStem = new Map<string, Entry>();
  const byFolder = new Map<string, Entry>();
  const byId = new Map<string, Entry>();
  for (const entry of entries) {
    const { name, size } = entry;
    if (!PICTURE.test(name) || size > IMAGE_MAX_BYTES) continue;
    addFirst(byStem, toStem(name), entry);
    const folder = toFolder(name);
    if (WHOLE.test(name.slice(folder.length))) addFirst(byFolder, folder, entry);
    if (IN_IMAGES.test(name)) addFirst(byFolder, toFolder(folder.slice(0, -1)), entry);
    if (/\/original\.\w+$/i.test(name))
      for (const part of name.split('/').slice(1, -1)) addFirst(byId, toId(part), entry);
  }
  return ({ name, folder, isOnly, isAlone }) => {
    if (folder !== '') return byId.get(toId(folder));
    const same = isOnly ? byStem.get(toStem(name)) : undefined;
    return same ?? (isAlone ? byFolder.get(toFolder(name)) : undefined);
  };
}

function addFirst(map: Map<string, Entry>, key: string, entry: Entry): void {
  if (!map.has(key)) map.set(key, entry);
}

function toStem(name: string): string {
  return name.replace(/\.[^./]+$/, '');
}

function toId(folder: string): string {
  return folder.replaceAll('-', '').toLowerCase();
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
