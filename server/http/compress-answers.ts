import type { FastifyInstance } from 'fastify';
import { COMPRESS_FROM, EncodedCache } from './encoded-cache.ts';
import { toEncoding } from './encoding.ts';
import { toHash } from './etag.ts';

/** Pages that many read at the same time; a few hundred of them. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** Answers that are compressed at the same time. Beyond them sending more bytes is cheaper than making others wait. */
const MOST_AT_ONCE = 16;

/**
 * Compresses the JSON of reads that `app` answers anew every time, such as lists of posts. Equal answers are compressed once: all
 * visitors see the same page.
 */
export function compressAnswers(
  app: FastifyInstance,
  { cache = new EncodedCache(CACHE_BYTES), mostAtOnce = MOST_AT_ONCE } = {},
): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const isRead = request.method === 'GET' && reply.statusCode === 200;
    if (!isText || !isRead || payload.length < COMPRESS_FROM) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    reply.header('vary', 'Accept-Encoding');
    const encoding = toEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    const hash = toHash(payload);
    const ready = cache.find(hash, encoding);
    if (ready === undefined && cache.waiting >= mostAtOnce) return payload;
    const bytes = ready ?? (await cache.encode(hash, encoding, payload));
    reply.header('content-encoding', encoding);
    return bytes;
  });
}
