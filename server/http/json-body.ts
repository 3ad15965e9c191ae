import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toRefusal } from './refusal.ts';

const rawBodies = new WeakMap<FastifyRequest, string>();

/** The JSON body as it came, letter for letter; '' where there was none. */
export function toRawBody(request: FastifyRequest): string {
  return rawBodies.get(request) ?? '';
}

/**
 * Reads JSON bodies. A missing body is no mistake, whatever the content type says (contract: "may be missing on any PUT,
 * POST or DELETE that needs none"); a route that needs one finds `undefined` and refuses it by its schema.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      rawBodies.set(request, body);
      if (body.trim() === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
  app.addContentTypeParser('*', ({ headers }, payload, done) => {
    const isEmpty =
      headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    payload.resume();
    if (isEmpty) done(null, undefined);
    else done(toRefusal(415));
  });
}
