/** What a build may weigh. Sizes are in bytes, a kB is 1,000 of them; JavaScript and pages as Brotli sends them. */
const KB = 1000;

/** The scripts a page needs before it stands: the entry and the page's own chunk, with all that they import. */
export const INITIAL_SCRIPTS: Readonly<Record<string, number>> = {
  home: 125 * KB,
  cuisine: 145 * KB,
  'all-recipes': 145 * KB,
  trending: 145 * KB,
  recipe: 145 * KB,
  cook: 145 * KB,
};
/** For a page without a line above. */
export const INITIAL_SCRIPTS_ELSEWHERE = 145 * KB;

export const LAZY_CHUNK = 25 * KB;
/** Dexie alone is 28 kB and cannot be split; it comes once a page stands. */
export const LAZY_DATABASE = 30 * KB;
export const INDEX_HTML = 8 * KB;
export const FIRST_FONTS = { files: 2, bytes: 60 * KB };
/** As the files lie on the disk of the device: what it keeps before it is offline for the first time. */
export const PRECACHE = 800 * KB;
/** The same for the pages that it fetches at the next idle moment. */
export const LATE_PRECACHE = 700 * KB;
/** As gzip sends it. */
export const SERVICE_WORKER = 40 * KB;
/** Its second script, which sends what waits; the same. */
export const PORTER = 12 * KB;
