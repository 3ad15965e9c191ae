import { SOURCE_HEADER } from '#contract/device/stored-copy.ts';
import { NETWORK_WAIT_WITH_COPY_MS } from '#contract/platform/limits.ts';
import { type Clock, withDeadline } from '#offline/network/deadline.ts';
import {
  readOtherWidth,
  readPicture,
  type StoredPicture,
  savePicture,
  savePictureUse,
  toDish,
  toWidestFirst,
} from '#offline/recipes/picture-store.ts';
import { APP_CACHE } from '../app/precache.ts';
import type { Fetch } from './network.ts';

export interface PicturePorts {
  fetch: Fetch;
  clock: Clock;
  caches: { open: (name: string) => Promise<Pick<Cache, 'match' | 'keys'>> };
  keepAlive: (work: Promise<unknown>) => void;
}

/**
 * Returns a dish's picture from the device, else from the network. Addresses contain a content hash, so stored pictures
 * never become stale. If the network has no picture in time, any stored width of the same dish is returned, but not to
 * a page that requests exactly this file to store it (`SOURCE_HEADER`).
 */
export async function answerPicture(request: Request, ports: PicturePorts): Promise<Response> {
  const { pathname } = new URL(request.url);
  const stored = await readPicture(pathname);
  if (stored) {
    ports.keepAlive(savePictureUse(pathname, ports.clock.now()));
    return toAnswer(stored);
  }
  const arriving = fetchPicture(pathname, ports);
  ports.keepAlive(arriving);
  if (!request.headers.has(SOURCE_HEADER)) {
    const inTime = await withDeadline(
      arriving,
      NETWORK_WAIT_WITH_COPY_MS,
      ports.clock,
      () => undefined,
    );
    if (inTime && isPicture(inTime)) return inTime;
    const other = await findOtherWidth(pathname, request, ports);
    if (other) return other;
  }
  return (await arriving) ?? new Response(null, { status: 504 });
}

/**
 * Fetches a picture and stores it, even if it arrives too late to be shown. Resolves with undefined if there is no
 * response.
 */
async function fetchPicture(pathname: string, ports: PicturePorts): Promise<Response | undefined> {
  try {
    const response = await ports.fetch(pathname, { redirect: 'error' });
    if (isPicture(response))
      ports.keepAlive(keepPicture(pathname, response.clone(), ports.clock.now()));
    return response;
  } catch {
    return undefined;
  }
}

async function keepPicture(pathname: string, response: Response, now: number): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  return savePicture(pathname, { type, body: await response.arrayBuffer() }, now);
}

/** An opaque response hides its status and type, and uses far more quota than its size. */
export function isPicture(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && response.type !== 'opaque' && type.startsWith('image/');
}

/** Finds the widest picture of the same dish, in any drawing, on the device or in the app's files. */
async function findOtherWidth(
  pathname: string,
  request: Request,
  ports: PicturePorts,
): Promise<Response | undefined> {
  const takesAvif = pathname.endsWith('.avif') || request.headers.get('accept')?.includes('avif');
  const canShow = (path: string) => takesAvif || !path.endsWith('.avif');
  const stored = await readOtherWidth(pathname, canShow);
  if (stored) return toAnswer(stored);
  const dish = toDish(pathname);
  const cache = await ports.caches.open(APP_CACHE);
  const paths = (await cache.keys()).map((key) => new URL(key.url).pathname);
  const [widest] = toWidestFirst(paths.filter((path) => toDish(path) === dish && canShow(path)));
  return widest === undefined ? undefined : cache.match(widest);
}

function toAnswer({ type, body }: StoredPicture): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'immutable, max-age=31536000' },
  });
}
