/** What a build may weigh. Sizes are in bytes, a kB is 1,000 of them; JavaScript and pages as Brotli sends them. */
const KB = 1000;

/** The scripts a page needs before it stands: the entry and the page's own chunk, with all that they import. */
export const INITIAL_SCRIPTS: Readonly<Record<string, number>> = {
  home: 130 * KB,
  cuisine: 150 * KB,
  'all-recipes': 150 * KB,
  trending: 150 * KB,
};
/** For a page without a line above: a recipe, the cooking view, the community. */
export const INITIAL_SCRIPTS_ELSEWHERE = 180 * KB;

/** Requests for scripts before a page stands. */
export const SCRIPT_FILES = 16;

export const LAZY_CHUNK = 40 * KB;
/** The home page with its first frame, in one round trip. */
export const INDEX_HTML = 14 * KB;
export const FIRST_FONTS = { files: 2, bytes: 60 * KB };
/** As the files lie on the disk of the device: what it keeps before it is offline for the first time. */
export const PRECACHE = 940 * KB;
/** The small pictures among them. */
export const PRECACHE_PICTURES = 400 * KB;
/** The same for what it fetches at the next idle moment: the parts of stories, stars, tips, hearts and their forms are among them, the pages around a sign-in and a forgotten password, and the list of sessions. */
export const LATE_PRECACHE = 900 * KB;
/** As gzip sends it. */
export const SERVICE_WORKER = 60 * KB;
/** Its second script, which sends what waits; the same. */
export const BACKGROUND_SENDER = 16.5 * KB;
