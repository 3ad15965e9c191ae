import { NETWORK_WAIT_WITHOUT_COPY_MS } from '#contract/platform/limits.ts';
import { toDish } from '#offline/recipes/picture-store.ts';
import { readMissingSmallPictures, saveSmallPicture } from '#offline/recipes/small-pictures.ts';
import { APP_CACHE } from '../app/precache.ts';
import { isPicture, type PicturePorts } from './pictures.ts';

/**
 * Downloads a small picture for each stored dish without one, in sequence. Stops if the network fails, the device is
 * full, or a newer worker waits; the next start continues.
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

/** Returns the dishes with a picture among the app's precached files. */
async function readPrecachedDishes({ caches }: Pick<PicturePorts, 'caches'>): Promise<Set<string>> {
  const keys = await (await caches.open(APP_CACHE)).keys();
  return new Set(keys.map(({ url }) => toDish(new URL(url).pathname)));
}

async function fetchPicture(path: string, { fetch }: Pick<PicturePorts, 'fetch'>) {
  try {
    // A silent network must not keep the worker busy, because a newer one waits for it.
    const signal = AbortSignal.timeout(NETWORK_WAIT_WITHOUT_COPY_MS);
    const response = await fetch(path, { redirect: 'error', priority: 'low', signal });
    if (!isPicture(response)) return 'refused';
    const type = response.headers.get('content-type') ?? '';
    return { type, body: await response.arrayBuffer() };
  } catch {
    return 'unreachable';
  }
}
