import type { FastifyRequest } from 'fastify';
import type { Place } from './recipe-data.ts';

/** A name or address with a port; anything else in a Host header is nobody's page. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

/** Where this page is for the one who asks; links in it are whole, as previews and search engines want them. */
export function toPlace(request: FastifyRequest, path: string): Place {
  const host = HOST.test(request.host) ? request.host : 'localhost';
  const origin = `${request.protocol}://${host}`;
  return { origin, url: origin + path };
}
