import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { accountTexts } from '../../texts/en/accounts.ts';
import { isPassingTrouble, isSlowQuery } from '../passing-trouble.ts';
import { Problem } from '../problem.ts';
import { toApiHeaders } from './headers.ts';
import { createStatusProblem } from './status-problem.ts';

/** Seconds until the client asks again: a database has restarted by then, and a full disk waits for an operator anyhow. */
const TROUBLE_LASTS_S = 5;

/**
 * As `answerError`. A query that took too long is a 500, as it may be its own fault; where the database answers nobody else
 * either, it is a 503 like any other trouble of the database.
 */
export function createErrorExit(isDatabaseAnswering: () => Promise<boolean>) {
  return async (
    error: FastifyError | Problem,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const isAway = isSlowQuery(error) && !(await isDatabaseAnswering());
    answerError(isAway ? createTrouble(error) : error, request, reply);
    // Returned nothing, Fastify would send a second, empty answer while this one is still being compressed.
    return reply;
  };
}

/**
 * The error handler: sends JSON and never internals. Requests that the router itself rejects (malformed or overlong URLs) come
 * here without having passed the hooks.
 */
export function answerError(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!reply.hasHeader('content-security-policy')) {
    reply.headers(toApiHeaders(request));
  }
  if (error instanceof Problem) {
    if (error.cause) request.log.error(error.cause);
    sendProblem(reply, error);
    return;
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(error);
  const isPassing = status >= 500 && isPassingTrouble(error);
  sendProblem(reply, isPassing ? createTrouble(error) : createStatusProblem(status));
}

function createTrouble(cause: Error): Problem {
  return new Problem(503, accountTexts.busy, { retryAfter: TROUBLE_LASTS_S, cause });
}

export function answerNotFound(): never {
  throw createStatusProblem(404);
}

function sendProblem(reply: FastifyReply, problem: Problem): void {
  // Whoever is told of a fault finds it in the log by this.
  reply.header('x-request-id', reply.request.id);
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  void reply
    .code(problem.status)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem.body));
}
