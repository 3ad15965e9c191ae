import type { FastifyInstance } from 'fastify';
import { COMPRESS_FROM, EncodedCache } from './encoded-cache.ts';
import { toEncoding } from './encoding.ts';
import { toHash } from './etag.ts';

/** Enough for a few hundred pages that many clients read at the same time. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** Number of responses that are compressed concurrently. Beyond it, sending more bytes costs less than waiting. */
const MOST_AT_ONCE = 16;

/**
 * Compresses JSON responses of `app` that are built for each request, such as lists of posts. Equal responses are
 * compressed once, because all visitors get the same page.
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
