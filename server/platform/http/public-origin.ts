import type { FastifyRequest } from 'fastify';

/** A host name or address with an optional port. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

declare module 'fastify' {
  interface FastifyInstance {
    publicUrl: string | undefined;
  }
}

/** Returns the public origin, or the one that the client used. */
export function toPublicOrigin(request: FastifyRequest): string {
  const { publicUrl } = request.server;
  if (publicUrl !== undefined) return publicUrl;
  const host = HOST.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}
