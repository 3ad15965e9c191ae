import type { FastifyRequest } from 'fastify';
import { toPublicOrigin } from '#server/platform/http/public-origin.ts';
import type { PageUrl } from './recipe-data.ts';

/** Absolute links for previews and search engines. */
export function toPageUrl(request: FastifyRequest, path: string): PageUrl {
  const origin = toPublicOrigin(request);
  return { origin, url: origin + path };
}
