import * as v from 'valibot';
import { RECONNECT } from '../../contract/device/reconnect.ts';
import { pagePaths } from '../../contract/paths.ts';

/** Where the files of the build are kept. */
export const APP_CACHE = 'app';
/** A name that no address of ours uses, so that two builds of one file lie side by side until the old one goes. */
const REVISION_PARAMETER = '__rev';
/** The page being looked at wants the network too. */
const AT_ONCE = 4;
/** After this a file counts as not to be had now. */
const FILE_WITHIN_MS = 60_000;
/** Addresses that are never a page of the app: the API, pictures, and anything with a file's ending. */
const NOT_A_PAGE = [/^\/api\//, /^\/media\//, /\.[a-z0-9]+$/i];

const OUR_PAGES = new Set(
  ['/index.html', ...Object.values(pagePaths)].map((path) =>
    toFirstSegment(typeof path === 'string' ? path : path('x')),
  ),
);

/** Their names carry a hash of their content. */
const CHUNKS = '/assets/';
const SCRIPT = /^\/assets\/.*\.js$/;
const LATE_LIST = /^\/assets\/late-precache-/;
const Names = v.array(v.string());
/** What follows a chunk's name: the hash of its content. */
const HASH = /-[\w-]{7}\.js$/;
/** Pictures: the app is whole without them. */
const CAN_BE_LEFT_OUT = /^\/(media|plates)\//;

/**
 * One file of the build; `revision` is null where the name itself carries a hash of the content. `late` files are
 * what pages need that need not open on a device that has just met the app. Late chunks are in a list of their own.
 */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
  late?: true;
}

export interface PrecacheWorld {
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  caches: { open: (name: string) => Promise<Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>> };
}

/** The files of one build, by path. */
export type Build = ReadonlyMap<string, string>;
/** Its path, and the address under which it is kept. */
type BuiltFile = [path: string, kept: string];

/** Where the cache itself notes whose files it holds: those of this build, and of the one before. */
const RECORD = '/__builds';
const Kept = v.array(Names);

/** Path of each file, with the address under which it is kept. */
export function toBuild(entries: PrecacheEntry[], origin: string): Build {
  return new Map(
    entries.map(({ url, revision }) => {
      const kept = new URL(url, origin);
      const path = kept.pathname;
      if (revision !== null) kept.searchParams.set(REVISION_PARAMETER, revision);
      return [path, kept.href];
    }),
  );
}

/**
 * The build with its late files, the list of which is a file of the build itself: the worker need not carry so many
 * names, since a chunk is found by its address. Rejects where that list is neither kept nor to be had.
 */
export async function readWholeBuild(build: Build, world: PrecacheWorld): Promise<Build> {
  const [, list] = [...build].find(([path]) => LATE_LIST.test(path)) ?? [];
  if (list === undefined) return build;
  const response = await answerFile(list, new Request(list), world);
  const urls = v.parse(Names, await response.json());
  const chunks = urls.map((url) => ({ url, revision: null }));
  return new Map([...build, ...toBuild(chunks, new URL(list).origin)]);
}

/**
 * Fetches what is not here yet; rejects where a file other than a picture is missing, so that half a build never takes
 * over. Pictures come last and are kept where they come.
 */
export async function installBuild(build: Build, world: PrecacheWorld): Promise<void> {
  const missing = await findMissing(build, world);
  await eachOf(
    missing.filter(([path]) => !CAN_BE_LEFT_OUT.test(path)),
    (file) => keepFile(file, build, world),
  );
  await keepWhatComes(build, world);
}

/** What does not come is asked for again where it is shown, on the next start, and by the next build. */
export async function keepWhatComes(build: Build, world: PrecacheWorld): Promise<void> {
  await eachOf(await findMissing(build, world), (file) =>
    keepFile(file, build, world).catch(() => {}),
  );
}

/**
 * The late files of an update; rejects where a chunk does not come that the last build had, by its name, or any chunk
 * where that build was whole: one that is new may be part of a page that opened.
 */
export async function keepForUpdate(build: Build, world: PrecacheWorld): Promise<void> {
  await keepWhatComes(build, world);
  const cache = await world.caches.open(APP_CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const [last = []] = await readRecord(cache);
  const lastScripts = last.filter((url) => SCRIPT.test(new URL(url).pathname));
  const had = lastScripts.filter((url) => here.has(url)).map(toName);
  const isWhole = had.length > 0 && had.length === lastScripts.length;
  const lost = (await findMissing(build, world)).find(
    ([path, kept]) => SCRIPT.test(path) && (isWhole || had.includes(toName(kept))),
  );
  if (lost) throw new Error(`${lost[0]} is missing, and the last build had it`);
}

function toName(url: string): string {
  return url.replace(HASH, '');
}

async function findMissing(build: Build, world: PrecacheWorld): Promise<BuiltFile[]> {
  const cache = await world.caches.open(APP_CACHE);
  const here = new Set((await cache.keys()).map((request) => request.url));
  return [...build].filter(([, kept]) => !here.has(kept));
}

async function keepFile(
  [path, kept]: BuiltFile,
  build: Build,
  world: PrecacheWorld,
): Promise<void> {
  const response = await fetchFile(path, kept, world);
  if (!(await isOurs(path, response, build))) throw new Error(`${path} came from somebody else`);
  const cache = await world.caches.open(APP_CACHE);
  await cache.put(kept, response);
}

/** A hotel's sign-in page comes as a good answer to every question. Ours are the pages that start a chunk of the build. */
async function isOurs(path: string, response: Response, build: Build): Promise<boolean> {
  if (!path.endsWith('.html')) {
    return !response.headers.get('content-type')?.startsWith('text/html');
  }
  const page = await response.clone().text();
  const scripts = [...build.keys()].filter((file) => SCRIPT.test(file));
  return scripts.length === 0 || scripts.some((file) => page.includes(file));
}

async function eachOf(files: BuiltFile[], keep: (file: BuiltFile) => Promise<void>): Promise<void> {
  async function keepNext(): Promise<void> {
    for (let file = files.shift(); file; file = files.shift()) await keep(file);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

async function fetchFile(path: string, kept: string, world: PrecacheWorld): Promise<Response> {
  const hashed = !new URL(kept).searchParams.has(REVISION_PARAMETER);
  const response = await world.fetch(path, {
    cache: hashed ? 'default' : 'reload',
    // A silent network must not keep the worker busy: a newer one waits for it.
    signal: AbortSignal.timeout(FILE_WITHIN_MS),
  });
  // A redirected answer cannot serve a navigation, an error page must not pass for a file.
  if (response.status !== 200 || response.redirected) {
    throw new Error(`${path} could not be fetched for this build: ${response.status}`);
  }
  return response;
}

/**
 * Removes the files of earlier builds but the last: a tab that started with it goes on asking for its own chunks, and
 * the network may be gone.
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

/** An unreadable record is as good as none: the next build writes it anew. */
async function readRecord(cache: Pick<Cache, 'match'>): Promise<string[][]> {
  const record = await cache.match(RECORD);
  const kept = v.safeParse(Kept, await record?.json().catch(() => undefined));
  return kept.success ? kept.output : [];
}

/**
 * The file of the build that answers a request: the home page, the neutral shell for any other page, or the file. A
 * chunk that this build does not know may be one of the build before, kept under its own address.
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
 * True if the address begins like a page of the app. Any other may be a step of a sign-in on the same host, such as
 * `/oauth2/start`, which only the network can answer.
 */
export function isOurPage({ pathname }: URL): boolean {
  return OUR_PAGES.has(toFirstSegment(pathname));
}

function toFirstSegment(path: string): string {
  return path.replace(/^\/+|[/?].*/g, '').toLowerCase();
}

/** The kept file; where the browser has thrown it away or its storage fails, the network. */
export async function answerFile(
  kept: string,
  request: Request,
  world: PrecacheWorld,
): Promise<Response> {
  return (await findKept(kept, world)) ?? world.fetch(request);
}

async function findKept(kept: string, world: PrecacheWorld): Promise<Response | undefined> {
  try {
    return await (await world.caches.open(APP_CACHE)).match(kept);
  } catch {
    // A storage that fails has nothing to give: a page must not stay blank for it.
    return undefined;
  }
}
