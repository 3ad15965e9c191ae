import { LRUCache } from 'lru-cache';
import { createQueue } from '#server/platform/queue.ts';

const MOST_BYTES = 32 * 1024 * 1024;

/** Caches JPEGs by address. Each is created once, one at a time. */
export function createPreviewCache(limit = MOST_BYTES) {
  const queue = createQueue({ concurrency: 1, waiting: 16 });
  const made = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: limit,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_name, _stale, { context: make }) => queue(make),
    // A picture that is evicted while it is created still reaches its callers.
    ignoreFetchAbort: true,
  });
  return (name: string, make: () => Promise<Buffer>): Promise<Buffer> =>
    made.forceFetch(name, { context: make });
}
