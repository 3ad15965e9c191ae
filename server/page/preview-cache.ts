import { createQueue } from '#server/platform/queue.ts';

const MOST_BYTES = 32 * 1024 * 1024;

/** Caches JPEGs by address. Each is created once, one at a time, and the oldest are dropped beyond the limit. */
export function createPreviewCache(limit = MOST_BYTES) {
  const made = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  const queue = createQueue({ concurrency: 1, waiting: 16 });
  let size = 0;

  const keep = (name: string, bytes: Buffer): Buffer => {
    made.set(name, bytes);
    size += bytes.length;
    for (const [oldest, { length }] of made) {
      if (size <= limit) break;
      made.delete(oldest);
      size -= length;
    }
    return bytes;
  };

  return async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const found = made.get(name) ?? underWay.get(name);
    if (found !== undefined) return found;
    const work = queue(make)
      .then((bytes) => keep(name, bytes))
      .finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  };
}
