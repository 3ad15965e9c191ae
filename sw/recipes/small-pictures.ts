import { NETWORK_WAIT_WITHOUT_COPY_MS } from '../../contract/limits.ts';
import { toDish } from '../../src/offline/recipes/picture-store.ts';
import {
  readMissingSmallPictures,
  saveSmallPicture,
} from '../../src/offline/recipes/small-pictures.ts';
import { APP_CACHE } from '../app/precache.ts';
import { isPicture, type PicturePorts } from './pictures.ts';

/**
 * Downloads a small picture of every dish of the stored collection that has none, one after the other. Stops where the
 * network fails, the device has no room, or a newer worker waits for this one to end; the next start goes on.
 */
export async function fetchSmallPictures(
  ports: Pick<PicturePorts, 'fetch' | 'caches'>,
  isReplaced: () => boolean,
): Promise<void> {
  const precached = await readPrecachedDishes(ports);
  for (const path of await readMissingSmallPictures()) {
    if (isReplaced()) return;
    if (precached.has(toDish(path))) continue;
    const picture = await fetchPicture(path, ports);
    if (picture === 'refused') continue;
    if (picture === 'unreachable' || !(await saveSmallPicture(path, picture))) return;
  }
}

/** Dishes with a picture among the files of the app. */
async function readPrecachedDishes({ caches }: Pick<PicturePorts, 'caches'>): Promise<Set<string>> {
  const keys = await (await caches.open(APP_CACHE)).keys();
  return new Set(keys.map(({ url }) => toDish(new URL(url).pathname)));
}

async function fetchPicture(path: string, { fetch }: Pick<PicturePorts, 'fetch'>) {
  try {
    // A silent network must not keep the worker busy: a newer one waits for it.
    const signal = AbortSignal.timeout(NETWORK_WAIT_WITHOUT_COPY_MS);
    const response = await fetch(path, { redirect: 'error', priority: 'low', signal });
    if (!isPicture(response)) return 'refused';
    const type = response.headers.get('content-type') ?? '';
    return { type, body: await response.arrayBuffer() };
  } catch {
    return 'unreachable';
  }
}
