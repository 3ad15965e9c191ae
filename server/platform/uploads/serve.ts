import type { FastifyInstance } from 'fastify';
import { UPLOADS_PATH } from '#contract/upload/schema.ts';
import { HSTS } from '#server/platform/http/headers.ts';
import { toUploadId, type UploadFiles } from './files.ts';

/** Stored pictures are immutable. The policy prevents scripts if a picture is opened as a page. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-type': 'image/webp',
};

export function serveUploads(app: FastifyInstance, files: UploadFiles): void {
  app.get<{ Params: { '*': string } }>(`${UPLOADS_PATH}*`, async (request, reply) => {
    const name = request.params['*'];
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    const found = toUploadId(name) === undefined ? undefined : await files.find(name);
    if (found === undefined) {
      return reply
        .code(404)
        .headers({ ...HEADERS, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('Not found');
    }
    const etag = `"${name}"`;
    reply.headers({ ...HEADERS, etag, 'content-length': found.size });
    if (request.headers['if-none-match'] === etag) {
      found.stream.destroy();
      return reply.code(304).removeHeader('content-length').removeHeader('content-type').send();
    }
    return reply.send(found.stream);
  });
}
