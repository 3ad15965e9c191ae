import { listPages, type Manifest } from './build-manifest.ts';

/**
 * The pages whose chunks a device keeps from its first visit on, besides home: what finds and cooks a recipe. Those of
 * all other pages come at the next idle moment.
 */
const FIRST_PAGES: ReadonlySet<string> = new Set([
  'all-recipes',
  'trending',
  'cuisine',
  'recipe',
  'cook',
]);

/** Views beside a recipe itself, what opens after a tap or two, and what only members need: one reads and cooks without. */
const LATE_PARTS =
  /features\/recipe\/\w+-panel\.tsx$|\/(?:quick-start-dialog|quick-results|install-card|member-part|waiting-count|waiting-line|outbox-sheet|card-marks|recipe-marks|outbox-driver|outbox-decisions|forget-member|keep-marked)\.tsx?$/;

/** Files as they are that belong to such a view, or to the moment of installing the app. */
export const LATE_FILES = /^\/?(?:covers|icons|plates)\/|^\/?assets\/picture-worker-/;

/** Letters that few dishes need; without them the fallback face stands in. */
const RARE_LETTERS = /-vietnamese-[^/]*\.woff2$/;

/**
 * The files of the second ring: all that cannot be reached from `entries` without passing a
 * page outside the first or a panel.
 * Decided by page, so that a chunk which both rings use is always in the first.
 */
export function listLateFiles(manifest: Manifest, entries: readonly string[]): Set<string> {
  const pages = new Map([...listPages(manifest)].map(([name, key]) => [key, name]));
  const isLate = (key: string) =>
    LATE_PARTS.test(key) || (pages.has(key) && !FIRST_PAGES.has(pages.get(key) ?? ''));
  const early = new Set<string>();
  const queue = [...entries];
  for (const key of queue) {
    if (early.has(key) || isLate(key)) continue;
    early.add(key);
    queue.push(...(manifest[key]?.imports ?? []), ...(manifest[key]?.dynamicImports ?? []));
  }
  const files = Object.entries(manifest).flatMap(([key, { file }]) =>
    RARE_LETTERS.test(file) || (file.endsWith('.js') && !early.has(key)) ? [file] : [],
  );
  return new Set(files);
}
