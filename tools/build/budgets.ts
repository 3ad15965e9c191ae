/** Budgets of a build, in bytes; 1 kB is 1,000 bytes. JavaScript and pages are measured after Brotli compression. */
const KB = 1000;

/** Scripts that a page needs before it renders: the entry, the page's own chunk and everything they import. */
export const INITIAL_SCRIPTS: Readonly<Record<string, number>> = {
  home: 130 * KB,
  cuisine: 150 * KB,
  'all-recipes': 150 * KB,
  trending: 150 * KB,
};
/** Applies to each page that INITIAL_SCRIPTS does not list. */
export const INITIAL_SCRIPTS_ELSEWHERE = 180 * KB;

/** Number of scripts that a page requests before it renders. */
export const SCRIPT_FILES = 16;

export const LAZY_CHUNK = 40 * KB;
/** The home page with its first frame fits into one round trip. */
export const INDEX_HTML = 14 * KB;
export const FIRST_FONTS = { files: 2, bytes: 60 * KB };
/** Files precached on the first visit without pictures, uncompressed. */
export const PRECACHE = 940 * KB;
/** Pictures precached on the first visit. */
export const PRECACHE_PICTURES = 400 * KB;
/** Files precached at the next idle moment, uncompressed. */
export const LATE_PRECACHE = 900 * KB;
/** Measured after gzip. */
export const SERVICE_WORKER = 60 * KB;
/** The worker's second script, which sends queued writes. Measured after gzip. */
export const BACKGROUND_SENDER = 16.5 * KB;
