import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * One line for each answer at `info`, by the pattern of its route: an address may hold names and search words, and
 * Fastify's own lines hold the address.
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
    if (error) request.log.warn({ ...line, err: error }, 'cut off');
    else request.log.info(line, 'answered');
  }
}
