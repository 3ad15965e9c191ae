import { gunzipSync } from 'fflate';
import type { Draft } from './draft.ts';
import { toThings } from './file/apps.ts';
import { mergeDrafts } from './file/merge.ts';
import { indexPictures, toFolder, withPicture } from './file/pictures.ts';
import { readSageText } from './file/recipesage-text.ts';
import { type Entry, isZip, listEntries } from './file/zip.ts';
import { readCooklang } from './read-cooklang.ts';
import { readPage } from './read-page.ts';
import { readText, readThings } from './read-text.ts';
import { readJson } from './thing/json.ts';

const MEGABYTE = 1_000_000;
const MAX_FILE = 50 * MEGABYTE;
const MOST_ENTRIES = 5000;
const MOST_EXPANSION = 200;
const DEEPEST = 3;
/** All entries together must not need more memory than this. */
const MAX_EXPANDED = 400 * MEGABYTE;
const SMALL = 100_000;
const IGNORED =
  /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db)|\/$|\.(?:jpe?g|png|webp|gif|avif|heic|svg|bmp|mp4|mov|pdf|css|js|ico|woff2?)$/i;

export type RefusalCode =
  | 'too-large'
  | 'too-many-entries'
  | 'expands-too-much'
  | 'too-deep'
  | 'damaged'
  | 'no-recipe';

export interface FileReport {
  kept: Draft[];
  /** Number of recipes that were in the file more than once. */
  merged: number;
  refused: { name: string; code: RefusalCode }[];
}

interface Reading {
  drafts: Draft[];
  refused: FileReport['refused'];
  entries: number;
  /** Bytes that entries may still expand to. */
  left: number;
  onProgress: (done: number, total: number) => void;
}

/**
 * Reads the recipes of a file: an archive of Paprika, Mealie, Tandoor, Nextcloud Cookbook or RecipeSage, JSON-LD,
 * Cooklang, a page or a text. Never throws: what cannot be read is in `refused`.
 * `onProgress` is called with the entries of an archive.
 */
export function readFile(
  name: string,
  bytes: Uint8Array,
  onProgress: Reading['onProgress'] = () => undefined,
): FileReport {
  const left = Math.min(MAX_EXPANDED, Math.max(SMALL, bytes.length * MOST_EXPANSION));
  const reading: Reading = { drafts: [], refused: [], entries: 0, left, onProgress };
  if (bytes.length > MAX_FILE) refuse(reading, name, 'too-large');
  else readBytes(name, bytes, 0, reading);
  return { ...mergeDrafts(reading.drafts), refused: reading.refused };
}

function refuse(reading: Reading, name: string, code: RefusalCode): void {
  if (reading.refused.length < MOST_ENTRIES) reading.refused.push({ name, code });
}

function readBytes(name: string, bytes: Uint8Array, depth: number, reading: Reading): void {
  const isGzip = bytes.length >= 18 && bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip && !isZip(bytes)) {
    const drafts = readContent(name, new TextDecoder().decode(bytes));
    if (drafts.length === 0) refuse(reading, name, 'no-recipe');
    for (const draft of drafts) reading.drafts.push(draft);
  } else if (depth >= DEEPEST) refuse(reading, name, 'too-deep');
  else if (isGzip) readGzip(name, bytes, depth, reading);
  else readZip(name, bytes, depth, reading);
}

function readGzip(name: string, bytes: Uint8Array, depth: number, reading: Reading): void {
  // The last four bytes are the size of the content.
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true);
  expand(name, { packed: bytes.length, size, read: () => gunzipSync(bytes) }, depth, reading);
}

function readZip(name: string, bytes: Uint8Array, depth: number, reading: Reading): void {
  const entries = listEntries(bytes, MOST_ENTRIES);
  if (!entries) return refuse(reading, name, 'damaged');
  reading.entries += entries.length;
  if (reading.entries > MOST_ENTRIES) return refuse(reading, name, 'too-many-entries');
  const files = entries.filter((entry) => !IGNORED.test(entry.name));
  const inFolder = new Map<string, number>();
  for (const entry of files) {
    const folder = toFolder(entry.name);
    inFolder.set(folder, (inFolder.get(folder) ?? 0) + 1);
  }
  const findPicture = indexPictures(entries);
  for (const [n, entry] of files.entries()) {
    if (depth === 0) reading.onProgress(n, files.length);
    const from = reading.drafts.length;
    expand(entry.name, entry, depth, reading);
    const isOnly = reading.drafts.length === from + 1;
    const isAlone = isOnly && inFolder.get(toFolder(entry.name)) === 1;
    for (const [at, draft] of reading.drafts.slice(from).entries()) {
      const { picture, pictureFolder: folder = '', ...rest } = draft;
      const wanted = { name: entry.name, folder, isOnly, isAlone };
      const found = picture ?? readPicture(findPicture(wanted), reading);
      reading.drafts[from + at] = withPicture(rest, found);
    }
  }
}

function readPicture(entry: Entry | undefined, reading: Reading): Uint8Array | undefined {
  if (!entry || entry.size > reading.left) return undefined;
  reading.left -= entry.size;
  try {
    return entry.read();
  } catch {
    return undefined;
  }
}

interface Packed {
  packed: number;
  size: number;
  read: () => Uint8Array;
}

function expand(
  name: string,
  { packed, size, read }: Packed,
  depth: number,
  reading: Reading,
): void {
  const isTooMuch = size > reading.left || (size > SMALL && size > packed * MOST_EXPANSION);
  if (isTooMuch) return refuse(reading, name, 'expands-too-much');
  reading.left -= size;
  let content: Uint8Array;
  try {
    content = read();
  } catch {
    return refuse(reading, name, 'damaged');
  }
  readBytes(name.replace(/\.gz$/i, ''), content, depth + 1, reading);
}

function readContent(name: string, text: string): Draft[] {
  const plain = text.replace(/^\uFEFF/, '');
  if (/\.cook$/i.test(name)) return toList(readCooklang(titled(name, plain)));
  if (/^\s*[[{]/.test(plain)) {
    const json = readJson(plain);
    const things = toThings(json);
    return readThings(things.length > 0 ? things : json);
  }
  if (/\.x?html?$/i.test(name)) return toList(readPage(plain));
  const exported = readSageText(plain);
  return exported.length > 0 ? readThings(exported) : toList(readText(plain));
}

function toList(draft: Draft | undefined): Draft[] {
  return draft === undefined ? [] : [draft];
}

/** A Cooklang recipe without a title has the name of its file. */
function titled(name: string, text: string): string {
  if (/^(?:>>\s*)?(?:title|name)\s*:/im.test(text)) return text;
  const title = name.replace(/^.*\//, '').replace(/\.cook$/i, '');
  return `${text}\n\n>> title: ${title}\n`;
}
