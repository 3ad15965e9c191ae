import type { FastifyInstance } from 'fastify';
import { getMailService } from '#contract/account/endpoints.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';

/** Returns whether this server sends mail, so that the page can hide features that need it. */
export function addMailRoutes(app: FastifyInstance, isOn: boolean): void {
  addEndpoint(app, getMailService, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { isOn };
  });
}
