import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * Logs one line for each response at `info`. It contains the route pattern, because the URL in Fastify's own lines
 * can contain names and search words.
 */
export class AnswerLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) request.log.warn({ ...line, err: error }, 'request aborted');
    else request.log.info(line, 'request completed');
  }
}
