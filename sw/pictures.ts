import { NETWORK_WAIT_WITH_COPY_MS } from '../contract/limits.ts';
import { DISH_PICTURE_PATH } from '../contract/picture.ts';
import { APP_CACHE } from './precache.ts';

const CACHE = 'dishes';
/** About 8 MB of 640 px pictures. */
const MOST = 200;
/** Dropping a few more than needed spares the look through all entries at the next pictures. */
const KEPT_AFTER_DROPPING = 180;
const USED_AT_HEADER = 'x-rc-used-at';
/** A use is noted at most once in this time: noting it writes the picture again. */
const NOTED_AGAIN_MS = 60 * 60 * 1000;

type Pictures = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;

export interface PictureWorld {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** Ends after so many milliseconds, or never where `over` comes first. */
  wait: (ms: number, over: AbortSignal) => Promise<void>;
  caches: { open: (name: string) => Promise<Pictures> };
  keep: (work: Promise<unknown>) => void;
}

/**
 * A dish's picture from the device, else from the network. The addresses carry a hash of the content, so what is stored
 * never goes stale. Where the network gives no picture, or none in time, any other stored width of the same dish answers.
 */
export async function answerPicture(request: Request, world: PictureWorld): Promise<Response> {
  const { pathname } = new URL(request.url);
  const cache = await world.caches.open(CACHE);
  const stored = await cache.match(pathname);
  if (stored) {
    const now = world.now();
    if (now - toUsedAt(stored) >= NOTED_AGAIN_MS) {
      world.keep(put(cache, pathname, stored.clone(), now));
    }
    return stored;
  }
  const arriving = fetchPicture(pathname, cache, world);
  world.keep(arriving);
  const inTime = await withinWait(arriving, world);
  if (inTime && isPicture(inTime)) return inTime;
  const other = await findOtherWidth(pathname, request, world);
  return other ?? (await arriving) ?? new Response(null, { status: 504 });
}

/** Stores the picture also when it comes too late to be shown; undefined where nothing comes. */
async function fetchPicture(
  pathname: string,
  cache: Pictures,
  world: PictureWorld,
): Promise<Response | undefined> {
  try {
    const response = await world.fetch(pathname, { redirect: 'error' });
    if (isPicture(response)) {
      world.keep(savePicture(cache, pathname, response.clone(), world.now()));
    }
    return response;
  } catch {
    return undefined;
  }
}

async function withinWait(
  arriving: Promise<Response | undefined>,
  world: PictureWorld,
): Promise<Response | undefined> {
  const over = new AbortController();
  const silence = world.wait(NETWORK_WAIT_WITH_COPY_MS, over.signal).then(() => undefined);
  const first = await Promise.race([arriving, silence]);
  over.abort();
  return first;
}

/** An opaque answer says nothing about itself and costs far more quota than its size. */
function isPicture(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && response.type !== 'opaque' && type.startsWith('image/');
}

async function savePicture(
  cache: Pictures,
  pathname: string,
  response: Response,
  now: number,
): Promise<void> {
  await put(cache, pathname, response, now);
  await dropLeastUsed(cache);
}

async function put(
  cache: Pictures,
  pathname: string,
  response: Response,
  now: number,
): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(USED_AT_HEADER, String(now));
  await cache.put(pathname, new Response(await response.arrayBuffer(), { headers }));
}

async function dropLeastUsed(cache: Pictures): Promise<void> {
  const keys = await cache.keys();
  if (keys.length <= MOST) return;
  const uses = await Promise.all(
    keys.map(async (key) => ({ key, usedAt: toUsedAt(await cache.match(key)) })),
  );
  const least = uses.toSorted((a, b) => a.usedAt - b.usedAt);
  const dropped = least.slice(0, keys.length - KEPT_AFTER_DROPPING);
  await Promise.all(dropped.map(({ key }) => cache.delete(key)));
}

function toUsedAt(stored: Response | undefined): number {
  return Number(stored?.headers.get(USED_AT_HEADER) ?? 0);
}

/** `<id>.<hash>.<width>.<format>`: the same dish in any drawing, the widest first, also from the files of the app. */
async function findOtherWidth(
  pathname: string,
  request: Request,
  world: PictureWorld,
): Promise<Response | undefined> {
  const [dish] = pathname.slice(DISH_PICTURE_PATH.length).split('.');
  const prefix = `${DISH_PICTURE_PATH}${dish}.`;
  const takesAvif = pathname.endsWith('.avif') || request.headers.get('accept')?.includes('avif');
  for (const name of [CACHE, APP_CACHE]) {
    const cache = await world.caches.open(name);
    const [widest] = (await cache.keys())
      .map((key) => new URL(key.url).pathname)
      .filter((path) => path.startsWith(prefix) && (takesAvif || !path.endsWith('.avif')))
      .toSorted((a, b) => toWidth(b) - toWidth(a));
    if (widest !== undefined) return cache.match(widest);
  }
  return undefined;
}

function toWidth(path: string): number {
  return Number(path.split('.').at(-2));
}
