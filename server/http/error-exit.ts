import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { toApiHeaders } from './headers.ts';

const TEXTS: Record<number, string> = {
  400: 'The request could not be read',
  404: 'Not found',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'This type of content is not accepted',
  503: 'The server is shutting down',
};

/**
 * The one exit of errors: JSON, a text of ours and never the inside of the server. What the router itself refuses, such
 * as unreadable and endless addresses, comes here without having met a hook.
 */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!reply.hasHeader('content-security-policy')) {
    reply.headers(toApiHeaders(request.protocol === 'https'));
  }
  if (error instanceof Problem) {
    sendProblem(reply, error);
    return;
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(error);
  const text = status < 500 ? 'The request was refused' : 'Something went wrong on the server';
  sendProblem(reply, new Problem(status, TEXTS[status] ?? text));
}

export function answerNotFound(): never {
  throw new Problem(404, 'Not found');
}

function sendProblem(reply: FastifyReply, problem: Problem): void {
  void reply
    .code(problem.status)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem.body));
}
