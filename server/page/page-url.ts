import type { FastifyRequest } from 'fastify';
import type { PageUrl } from './recipe-data.ts';

/** A host name or address with an optional port. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

declare module 'fastify' {
  interface FastifyInstance {
    publicUrl: string | undefined;
  }
}

/** Returns the public origin, or the one that the client used, for absolute links in previews and search engines. */
export function toPageUrl(request: FastifyRequest, path: string): PageUrl {
  const { publicUrl } = request.server;
  if (publicUrl !== undefined) return { origin: publicUrl, url: publicUrl + path };
  const host = HOST.test(request.host) ? request.host : 'localhost';
  const origin = `${request.protocol}://${host}`;
  return { origin, url: origin + path };
}
