import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptsEncoding } from '#server/platform/http/encoding.ts';
import { matchesEtag, toEtag } from '#server/platform/http/etag.ts';
import { createSitemap } from './create-sitemap.ts';
import { toPageUrl } from './page-url.ts';
import type { PageSources } from './ports.ts';

const toText = promisify(gunzip);
const SITEMAP_PATH = '/sitemap.xml';

/** Serves robots.txt and the sitemap for search engines. */
export function addSitemapRoutes(
  app: FastifyInstance,
  { findPublicPages, findSitemapState }: Pick<PageSources, 'findPublicPages' | 'findSitemapState'>,
): void {
  const findSitemap = createSitemap(findPublicPages, findSitemapState);

  app.get(SITEMAP_PATH, async (request, reply) => {
    const { origin } = toPageUrl(request, SITEMAP_PATH);
    const { hash, zipped } = await findSitemap(origin);
    const isZipped = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
    const etag = toEtag(hash, isZipped ? 'gzip' : 'identity');
    reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag });
    if (matchesEtag(request.headers['if-none-match'], hash)) return reply.code(304).send();
    reply.type('application/xml; charset=utf-8');
    if (!isZipped) return reply.send(await toText(zipped));
    return reply.header('content-encoding', 'gzip').send(zipped);
  });

  app.get('/robots.txt', (request, reply) => {
    const { url } = toPageUrl(request, SITEMAP_PATH);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${url}\n`);
  });
}
