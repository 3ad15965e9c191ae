import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
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

interface CachedFile {
  until: number;
  file: Promise<SitemapFile>;
}

/** Creates the gzipped sitemap of an origin, at most once in ten minutes and after each change of `findState`. */
export function createSitemap(
  findPages: () => Promise<PublicPage[]>,
  findState: () => Promise<string>,
  now = Date.now,
): (origin: string) => Promise<SitemapFile> {
  const files = new Map<string, CachedFile>();
  const queue = createQueue({ concurrency: 1, waiting: 8 });
  let pages: { until: number; found: Promise<PublicPage[]> } | undefined;

  const findFreshPages = () => {
    if (pages === undefined || pages.until <= now()) {
      const found = findPages();
      pages = { until: now() + FRESH_MS, found };
      found.catch(() => (pages = undefined));
    }
    return pages.found;
  };

  const write = async (origin: string): Promise<SitemapFile> => {
    const xml = toSitemapXml(await findFreshPages(), origin);
    return { hash: toHash(xml), zipped: await toGzip(xml) };
  };

  let state: string | undefined;

  return async (origin) => {
    // If the database is down, the last sitemap is still served.
    const current = await findState().catch(() => state);
    if (current !== state) {
      state = current;
      pages = undefined;
      files.clear();
    }
    const cached = files.get(origin);
    if (cached !== undefined && cached.until > now()) return cached.file;
    files.delete(origin);
    const file = queue(() => write(origin));
    files.set(origin, { until: now() + FRESH_MS, file });
    file.catch(() => files.delete(origin));
    for (const oldest of files.keys()) {
      if (files.size <= MOST_ORIGINS) break;
      files.delete(oldest);
    }
    return file;
  };
}
