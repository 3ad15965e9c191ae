import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DISH_PICTURE_PATH } from '../contract/picture.ts';
import * as budgets from './budgets.ts';
import {
  listEntries,
  listPages,
  listPrecached,
  listScripts,
  type Manifest,
  readManifest,
} from './build-manifest.ts';

/** One line of the table: a size in bytes (or a count) beside what it may be. */
export interface Weight {
  what: string;
  is: number;
  mayBe: number;
}

/**
 * Weighs the built client in `client` (dist/client): every line that has a budget. Pictures of dishes, which the server
 * takes from `pictures`, count where the device keeps them from the start.
 */
export function weigh(client: string, pictures = 'collection/pictures'): Weight[] {
  const manifest = readManifest(client);
  const entries = listEntries(manifest, readFileSync(join(client, 'index.html'), 'utf8'));
  if (entries.length === 0) throw new Error('index.html starts no script');
  const brotli = (file: string) => brotliCompressSync(readFileSync(join(client, file))).length;
  const size = (file: string) => statSync(join(client, file)).size;
  const kept = (file: string) =>
    file.startsWith(DISH_PICTURE_PATH)
      ? statSync(join(pictures, file.slice(DISH_PICTURE_PATH.length))).size
      : size(file);
  const isDatabase = (file: string) =>
    readFileSync(join(client, file), 'utf8').includes('DexieError');
  const worker = readFileSync(join(client, 'sw.js'));
  const porter = readFileSync(join(client, 'porter.js'));
  if (isDatabase('porter.js')) throw new Error('porter.js holds the database a second time');
  const precached = listPrecached(client, worker.toString());
  const weighRing = (late: boolean) =>
    sum(precached.filter(({ isLate }) => isLate === late).map(({ file }) => kept(file)));
  const fonts = listFirstFonts(manifest);
  return [
    ...weighPages(manifest, entries, brotli),
    ...weighLazyChunks(manifest, entries, brotli, isDatabase),
    { what: 'index.html', is: brotli('index.html'), mayBe: budgets.INDEX_HTML },
    { what: 'fonts on first view, files', is: fonts.length, mayBe: budgets.FIRST_FONTS.files },
    { what: 'fonts on first view', is: sum(fonts.map(size)), mayBe: budgets.FIRST_FONTS.bytes },
    { what: 'precache, at once', is: weighRing(false), mayBe: budgets.PRECACHE },
    { what: 'precache, later', is: weighRing(true), mayBe: budgets.LATE_PRECACHE },
    { what: 'service worker, gzip', is: gzipSync(worker).length, mayBe: budgets.SERVICE_WORKER },
    { what: 'its porter, gzip', is: gzipSync(porter).length, mayBe: budgets.PORTER },
  ];
}

/** The table as text, and whether every line keeps its budget. */
export function toTable(weights: readonly Weight[]): { text: string; isWithin: boolean } {
  const width = Math.max(...weights.map(({ what }) => what.length));
  const lines = weights.map(({ what, is, mayBe }) => {
    const unit = mayBe < 100 ? String : (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    const verdict = is > mayBe ? '  TOO MUCH' : '';
    return `${what.padEnd(width)}  ${unit(is).padStart(9)} of ${unit(mayBe).padStart(9)}${verdict}`;
  });
  return { text: lines.join('\n'), isWithin: weights.every(({ is, mayBe }) => is <= mayBe) };
}

/** What comes with the first call to the server: the home page stands without it, every other page needs it at once. */
const FIRST_CALL = /^_answers-|^src\/data-frame\.tsx$|node_modules\/ky\//;

function weighPages(
  manifest: Manifest,
  entries: readonly string[],
  brotli: (file: string) => number,
): Weight[] {
  const pages = listPages(manifest);
  const firstCall = Object.keys(manifest).filter((key) => FIRST_CALL.test(key));
  // A page without a chunk of its own stands as soon as the entry does.
  const names = new Set(['home', ...pages.keys()]);
  return [...names].map((name) => {
    const page = pages.get(name);
    const scripts = listScripts(manifest, page ? [...entries, page, ...firstCall] : entries);
    return {
      what: `${name}: initial JavaScript`,
      is: sum([...scripts].map(brotli)),
      mayBe: budgets.INITIAL_SCRIPTS[name] ?? budgets.INITIAL_SCRIPTS_ELSEWHERE,
    };
  });
}

function weighLazyChunks(
  manifest: Manifest,
  entries: readonly string[],
  brotli: (file: string) => number,
  isDatabase: (file: string) => boolean,
): Weight[] {
  const early = listScripts(manifest, entries);
  const late = listScripts(manifest, Object.keys(manifest));
  return [...late]
    .filter((file) => !early.has(file))
    .map((file) => ({
      what: `lazy: ${file}`,
      is: brotli(file),
      mayBe: isDatabase(file) ? budgets.LAZY_DATABASE : budgets.LAZY_CHUNK,
    }));
}

/** The Latin cuts; the browser fetches the others only when a page holds their letters. */
function listFirstFonts(manifest: Manifest): string[] {
  return Object.entries(manifest).flatMap(([key, { file }]) =>
    key.endsWith('-latin.woff2') ? [file] : [],
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
