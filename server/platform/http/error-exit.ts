import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#server/platform/problem.ts';
import { isSlowQuery, isTransientFailure } from '#server/platform/transient-failure.ts';
import * as accountTexts from '#texts/account.ts';
import { toApiHeaders } from './headers.ts';
import { createStatusProblem } from './status-problem.ts';

/** Seconds until the client retries. A database restart takes less; a full disk needs an operator. */
const UNAVAILABLE_FOR_S = 5;

/**
 * Handles errors like `answerError`. A slow query is a 500, because the query itself may be the cause. If the
 * database does not respond at all, it is a 503 like other database failures.
 */
export function createErrorExit(isDatabaseAnswering: () => Promise<boolean>) {
  return async (
    error: FastifyError | Problem,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const isAway = isSlowQuery(error) && !(await isDatabaseAnswering());
    answerError(isAway ? createUnavailable(error) : error, request, reply);
    // If nothing is returned, Fastify sends a second, empty response while this one is still being compressed.
    return reply;
  };
}

/**
 * The error handler. It sends JSON without internal details. Requests that the router itself rejects (malformed or
 * overlong URLs) arrive here without having passed the hooks.
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
  const isPassing = status >= 500 && isTransientFailure(error);
  sendProblem(reply, isPassing ? createUnavailable(error) : createStatusProblem(status));
}

function createUnavailable(cause: Error): Problem {
  return new Problem(503, accountTexts.busy, { retryAfter: UNAVAILABLE_FOR_S, cause });
}

export function answerNotFound(): never {
  throw createStatusProblem(404);
}

function sendProblem(reply: FastifyReply, problem: Problem): void {
  // Identifies the fault in the log when a user reports it.
  reply.header('x-request-id', reply.request.id);
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  void reply
    .code(problem.status)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem.body));
}
