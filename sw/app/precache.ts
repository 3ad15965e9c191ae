import * as v from 'valibot';
import { RECONNECT } from '#contract/device/names.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';

export const APP_CACHE = 'app';
/** A parameter that no address of ours uses. It separates two builds of the same file until the old one is removed. */
const REVISION_PARAMETER = '__rev';
/** Limits parallel downloads, because the current page needs the network too. */
const PARALLEL_MAX = 4;
/** Timeout of one download. */
const FILE_TIMEOUT_MS = 60_000;
/** Paths that are never pages of the app: the API, pictures, and anything with a file extension. */
const NOT_A_PAGE = [/^\/api\//, /^\/media\//, /\.[a-z0-9]+$/i];

const OUR_PAGES = new Set(
  ['/index.html', ...Object.values(pagePaths)].map((path) =>
    toFirstSegment(typeof path === 'string' ? path : path('x')),
  ),
);

/** These files have a content hash in their names. */
const CHUNKS = '/assets/';
const SCRIPT = /^\/assets\/.*\.js$/;
const Names = v.array(v.string());
/** Pictures, which the app can work without. */
const OPTIONAL = /^\/(media|plates|covers|icons)\//;

/** One file of the build. `revision` is null if the name contains a content hash. */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
}

export interface PrecacheWorld {
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  caches: { open: (name: string) => Promise<Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>> };
}

/** The cache keys of a build's files, by path. */
export type Build = ReadonlyMap<string, string>;
type BuiltFile = [path: string, key: string];

/** The cache entry that lists the files of this build and of the previous one. */
const RECORD = '/__builds';
const BuildKeys = v.array(Names);

export function toBuild(entries: PrecacheEntry[], origin: string): Build {
  return new Map(
    entries.map(({ url, revision }) => {
      const key = new URL(url, origin);
      const path = key.pathname;
      if (revision !== null) key.searchParams.set(REVISION_PARAMETER, revision);
      return [path, key.href];
    }),
  );
}

/**
 * Downloads missing files. Rejects if a file other than a picture is missing, so that an incomplete build never takes
 * over. Pictures come last and may fail.
 */
export async function installBuild(build: Build, world: PrecacheWorld): Promise<void> {
  const missing = await findMissing(build, world);
  await forEachParallel(
    missing.filter(([path]) => !OPTIONAL.test(path)),
    (file) => cacheFile(file, build, world),
  );
  await downloadAvailable(build, world);
}

/**
 * Downloads as many files as possible. Missing files are requested again when a page needs them, on the next start,
 * and by the next build.
 */
export async function downloadAvailable(build: Build, world: PrecacheWorld): Promise<void> {
  await forEachParallel(await findMissing(build, world), (file) =>
    ignoreError(cacheFile(file, build, world), 'cached later'),
  );
}

async function findMissing(build: Build, world: PrecacheWorld): Promise<BuiltFile[]> {
  const cache = await world.caches.open(APP_CACHE);
  const cachedKeys = new Set((await cache.keys()).map((request) => request.url));
  return [...build].filter(([, key]) => !cachedKeys.has(key));
}

async function cacheFile(
  [path, key]: BuiltFile,
  build: Build,
  world: PrecacheWorld,
): Promise<void> {
  const response = await fetchFile(path, key, world);
  if (!(await isOurs(path, response, build))) throw new Error(`${path} is not from this server`);
  const cache = await world.caches.open(APP_CACHE);
  await cache.put(key, response);
}

/** A captive portal responds with status 200 to every request. Pages of ours contain a script of the build. */
async function isOurs(path: string, response: Response, build: Build): Promise<boolean> {
  if (!path.endsWith('.html')) {
    return !response.headers.get('content-type')?.startsWith('text/html');
  }
  const page = await response.clone().text();
  const scripts = [...build.keys()].filter((file) => SCRIPT.test(file));
  return scripts.length === 0 || scripts.some((file) => page.includes(file));
}

async function forEachParallel(
  files: BuiltFile[],
  run: (file: BuiltFile) => Promise<void>,
): Promise<void> {
  async function runNext(): Promise<void> {
    for (let file = files.shift(); file; file = files.shift()) await run(file);
  }
  await Promise.all(Array.from({ length: PARALLEL_MAX }, runNext));
}

async function fetchFile(path: string, key: string, world: PrecacheWorld): Promise<Response> {
  const hashed = !new URL(key).searchParams.has(REVISION_PARAMETER);
  const response = await world.fetch(path, {
    cache: hashed ? 'default' : 'reload',
    // A silent network must not keep the worker busy, because a newer one waits for it.
    signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
  });
  // A redirected response cannot serve a navigation, and an error page must not be stored as a file.
  if (response.status !== 200 || response.redirected) {
    throw new Error(`${path} could not be fetched for this build: ${response.status}`);
  }
  return response;
}

/**
 * Removes the files of all builds but this one and the previous one: an old tab still requests its own chunks, possibly
 * offline.
 */
export async function removeOlderBuilds(build: Build, world: PrecacheWorld): Promise<void> {
  const cache = await world.caches.open(APP_CACHE);
  const [last = [], beforeLast = []] = await readRecord(cache);
  const ours = [...build.values()];
  const before = String(last) === String(ours) ? beforeLast : last;
  await cache.put(RECORD, new Response(JSON.stringify([ours, before])));
  const wanted = new Set([...ours, ...before]);
  const old = (await cache.keys()).filter(
    ({ url }) => !wanted.has(url) && new URL(url).pathname !== RECORD,
  );
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** An unreadable record counts as missing; the next build replaces it. */
async function readRecord(cache: Pick<Cache, 'match'>): Promise<string[][]> {
  const response = await cache.match(RECORD);
  const record = v.safeParse(
    BuildKeys,
    response && (await ignoreError(response.json(), 'counts as missing')),
  );
  return record.success ? record.output : [];
}

/**
 * Finds the cache key for a request: the home page, the neutral shell for any other page, or a file. A chunk that this
 * build does not have may belong to the previous build and has its own address as key.
 */
export function findFile(build: Build, url: URL, isNavigation: boolean): string | undefined {
  if (!isNavigation) {
    return build.get(url.pathname) ?? (url.pathname.startsWith(CHUNKS) ? url.href : undefined);
  }
  if (url.searchParams.has(RECONNECT)) return undefined;
  if (/^\/+(index\.html)?$/.test(url.pathname))
    return build.get('/index.html') ?? build.get('/shell.html');
  if (NOT_A_PAGE.some((pattern) => pattern.test(url.pathname))) return undefined;
  return build.get('/shell.html');
}

/**
 * True if the address starts like a page of the app. Any other may be a step of a sign-in on the same host, such as
 * `/oauth2/start`, which only the network can answer.
 */
export function isOurPage({ pathname }: URL): boolean {
  return OUR_PAGES.has(toFirstSegment(pathname));
}

function toFirstSegment(path: string): string {
  return path.replace(/^\/+|[/?].*/g, '').toLowerCase();
}

/** Returns the cached file, or requests it if it was evicted or the cache fails. */
export async function answerFile(
  key: string,
  request: Request,
  world: PrecacheWorld,
): Promise<Response> {
  return (await findCached(key, world)) ?? world.fetch(request);
}

async function findCached(key: string, world: PrecacheWorld): Promise<Response | undefined> {
  try {
    return await (await world.caches.open(APP_CACHE)).match(key);
  } catch {
    // If the cache fails, the page must not stay blank.
    return undefined;
  }
}
