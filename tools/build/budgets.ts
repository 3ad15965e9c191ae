/** Budgets of a build, in bytes; 1 kB is 1,000 bytes. JavaScript and pages are measured after Brotli compression. */
const KB = 1000;

/** Scripts that the home page needs before it renders: the entry, its own chunk and everything they import. */
export const HOME_SCRIPTS = 150 * KB;
/** The same for every other page. */
export const PAGE_SCRIPTS = 200 * KB;
/** Number of scripts that a page requests before it renders. */
export const PAGE_SCRIPT_FILES = 14;
/** Number of scripts of the whole build. */
export const BUILD_SCRIPT_FILES = 60;

/** The home page with its first frame fits into one round trip. */
export const INDEX_HTML = 14 * KB;
export const FIRST_FONTS = { files: 2, bytes: 60 * KB };
/** The whole app without pictures, uncompressed. */
export const PRECACHE = 1600 * KB;
export const PRECACHE_PICTURES = 500 * KB;
/** Measured after gzip. */
export const SERVICE_WORKER = 60 * KB;
/** The worker's second script, which sends queued writes. Measured after gzip. */
export const BACKGROUND_SENDER = 18.5 * KB;
