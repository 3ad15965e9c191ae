import type { FastifyInstance } from 'fastify';
import { getMailService } from '../../contract/endpoints/account-links.ts';
import { addEndpoint } from '../http/add-endpoint.ts';

/** Tells the page whether to offer a mail at all. */
export function addMailRoutes(app: FastifyInstance, isOn: boolean): void {
  addEndpoint(app, getMailService, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { isOn };
  });
}
