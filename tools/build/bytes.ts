import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DISH_PICTURE_PATH } from '#contract/recipe/picture.ts';
import * as budgets from './budgets.ts';
import {
  listEntries,
  listPages,
  listPrecached,
  listScripts,
  type Manifest,
  readManifest,
} from './manifest.ts';

/** One line of the table: a size in bytes or a count, with its budget. */
export interface Weight {
  what: string;
  is: number;
  mayBe: number;
}

/**
 * Weighs everything that has a budget in the built client `client` (dist/client). Precached pictures of dishes are read
 * from `dishPictures`, because the build does not contain them.
 */
export function weigh(client: string, dishPictures = 'collection/pictures'): Weight[] {
  const manifest = readManifest(client);
  const entries = listEntries(manifest, readFileSync(join(client, 'index.html'), 'utf8'));
  if (entries.length === 0) throw new Error('index.html starts no script');
  const brotli = (file: string) => brotliCompressSync(readFileSync(join(client, file))).length;
  const size = (file: string) => statSync(join(client, file)).size;
  const kept = (file: string) =>
    file.startsWith(DISH_PICTURE_PATH)
      ? statSync(join(dishPictures, file.slice(DISH_PICTURE_PATH.length))).size
      : size(file);
  const worker = readFileSync(join(client, 'sw.js'));
  const sender = readFileSync(join(client, 'background-sender.js'));
  if (sender.includes('DexieError'))
    throw new Error('background-sender.js holds the database a second time');
  const precached = listPrecached(worker.toString());
  if (precached.length === 0) throw new Error('sw.js precaches nothing');
  const pictures = precached.filter((file) => PICTURE.test(file));
  const rest = precached.filter((file) => !PICTURE.test(file));
  const fonts = listFirstFonts(manifest);
  return [
    ...weighPages(manifest, entries, brotli),
    {
      what: 'scripts of the build, files',
      is: listScripts(manifest, Object.keys(manifest)).size,
      mayBe: budgets.BUILD_SCRIPT_FILES,
    },
    { what: 'index.html', is: brotli('index.html'), mayBe: budgets.INDEX_HTML },
    { what: 'fonts on first view, files', is: fonts.length, mayBe: budgets.FIRST_FONTS.files },
    { what: 'fonts on first view', is: sum(fonts.map(size)), mayBe: budgets.FIRST_FONTS.bytes },
    { what: 'precache', is: sum(rest.map(kept)), mayBe: budgets.PRECACHE },
    { what: 'precache, pictures', is: sum(pictures.map(kept)), mayBe: budgets.PRECACHE_PICTURES },
    { what: 'service worker, gzip', is: gzipSync(worker).length, mayBe: budgets.SERVICE_WORKER },
    {
      what: 'background sender, gzip',
      is: gzipSync(sender).length,
      mayBe: budgets.BACKGROUND_SENDER,
    },
  ];
}

/** The tolerance keeps a rename from failing a build; the warning shows growth before it fails. */
const WARNS_AT = 0.98;
const FAILS_ABOVE = 1.02;

/**
 * Formats the table, with a warning from 98 % of a budget. `isWithin` is false if a line exceeds its budget by over 2
 * %.
 */
export function toTable(weights: readonly Weight[]): { text: string; isWithin: boolean } {
  const width = Math.max(...weights.map(({ what }) => what.length));
  const lines = weights.map(({ what, is, mayBe }) => {
    const unit = mayBe < 100 ? String : (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    return `${what.padEnd(width)}  ${unit(is).padStart(9)} of ${unit(mayBe).padStart(9)}${toVerdict(is / mayBe)}`;
  });
  return {
    text: lines.join('\n'),
    isWithin: weights.every(({ is, mayBe }) => is <= mayBe * FAILS_ABOVE),
  };
}

function toVerdict(share: number): string {
  if (share > FAILS_ABOVE) return '  TOO MUCH';
  return share >= WARNS_AT ? '  close to the budget' : '';
}

const PICTURE = /\.(?:avif|webp|png)$/;

/** Loaded with the first request to the server. */
const FIRST_CALL = /^src\/shell\/data-frame\.tsx$|node_modules\/ky\//;

/** Pages that render before they need the server. */
const WITHOUT_A_CALL = new Set(['home', 'sign-in', 'create-post']);

function weighPages(
  manifest: Manifest,
  entries: readonly string[],
  brotli: (file: string) => number,
): Weight[] {
  const pages = listPages(manifest);
  const firstCall = Object.keys(manifest).filter((key) => FIRST_CALL.test(key));
  return [...pages].flatMap(([name, page]) => {
    const scripts = listScripts(manifest, [
      ...entries,
      page,
      ...(WITHOUT_A_CALL.has(name) ? [] : firstCall),
    ]);
    return [
      {
        what: `${name}: initial JavaScript`,
        is: sum([...scripts].map(brotli)),
        mayBe: name === 'home' ? budgets.HOME_SCRIPTS : budgets.PAGE_SCRIPTS,
      },
      { what: `${name}: script files`, is: scripts.size, mayBe: budgets.PAGE_SCRIPT_FILES },
    ];
  });
}

/** Lists the fonts with Latin letters. The browser fetches the others only for pages that contain their letters. */
function listFirstFonts(manifest: Manifest): string[] {
  return Object.entries(manifest).flatMap(([key, { file }]) =>
    key.endsWith('-latin.woff2') ? [file] : [],
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
