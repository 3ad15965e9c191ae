import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { toHash } from '#server/platform/http/etag.ts';
import { createQueue } from '#server/platform/queue.ts';
import type { PublicPage } from './ports.ts';
import { toSitemapXml } from './sitemap-xml.ts';

const FRESH_MS = 10 * 60 * 1000;
/** If no public address is set, each Host header is a separate origin. */
const MOST_ORIGINS = 4;
const toGzip = promisify(gzip);

export interface SitemapFile {
  hash: string;
  zipped: Buffer;
}

/** Creates the gzipped sitemap of an origin, at most once in ten minutes and after each change of `findState`. */
export function createSitemap(
  findPages: () => Promise<PublicPage[]>,
  findState: () => Promise<string>,
  now = Date.now,
): (origin: string) => Promise<SitemapFile> {
  const queue = createQueue({ concurrency: 1, waiting: 8 });
  const fresh = { ttl: FRESH_MS, ttlResolution: 0, perf: { now }, ignoreFetchAbort: true };
  const pages = new LRUCache<'all', PublicPage[]>({ ...fresh, max: 1, fetchMethod: findPages });
  const files = new LRUCache<string, SitemapFile>({
    ...fresh,
    max: MOST_ORIGINS,
    fetchMethod: (origin) => queue(() => write(origin)),
  });
  let state: string | undefined;

  const write = async (origin: string): Promise<SitemapFile> => {
    const xml = toSitemapXml(await pages.forceFetch('all'), origin);
    return { hash: toHash(xml), zipped: await toGzip(xml) };
  };

  return async (origin) => {
    // If the database is down, the last sitemap is still served.
    const current = await findState().catch(() => state);
    if (current !== state) {
      state = current;
      pages.clear();
      files.clear();
    }
    return files.forceFetch(origin);
  };
}
