import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#server/platform/problem.ts';
import * as accountTexts from '#texts/account.ts';
import { findCostlyShape } from './json-shape.ts';
import { createStatusProblem } from './status-problem.ts';

const rawBodies = new WeakMap<FastifyRequest, string>();

export function toRawBody(request: FastifyRequest): string {
  return rawBodies.get(request) ?? '';
}

/**
 * Parses JSON bodies. A missing body is accepted with any content type (contract: "may be missing on any PUT, POST or
 * DELETE that needs none"); if an endpoint needs a body, its schema rejects `undefined`. A body that is too costly to
 * parse is refused before parsing.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    // Browsers send reports of the content policy with the second type.
    ['application/json', 'application/csp-report'],
    { parseAs: 'string' },
    (request, body, done) => {
      rawBodies.set(request, body);
      const shape = findCostlyShape(body);
      if (shape === 'too deep') done(new Problem(422, accountTexts.validationFailed));
      else if (shape !== undefined) done(createStatusProblem(413));
      else if (body.trim() === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
  app.addContentTypeParser('*', ({ headers }, payload, done) => {
    const isEmpty =
      headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    payload.resume();
    if (isEmpty) done(null, undefined);
    else done(createStatusProblem(415));
  });
}
