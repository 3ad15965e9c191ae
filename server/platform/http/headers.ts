import type { FastifyRequest } from 'fastify';
import { API_HEADER, API_RELEASE, KEY_HEADER } from '#contract/platform/delivery.ts';

const API_HEADERS = {
  [API_HEADER]: API_RELEASE,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

export const HSTS = 'max-age=31536000';

const API_HEADERS_BY_TLS = { ...API_HEADERS, 'strict-transport-security': HSTS };

/** A UUID, with or without quotes. No other value is reflected. */
const KEY = /^("?)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\1$/i;

/**
 * HSTS is sent only over TLS, because it would block access to a plain HTTP server in a private network. The
 * idempotency key of a write is repeated, so that the client can match the response to its request.
 */
export function toApiHeaders({
  protocol,
  headers,
}: Pick<FastifyRequest, 'protocol' | 'headers'>): Record<string, string> {
  const all = protocol === 'https' ? API_HEADERS_BY_TLS : API_HEADERS;
  const key = headers[KEY_HEADER];
  return typeof key === 'string' && KEY.test(key) ? { ...all, [KEY_HEADER]: key } : all;
}
