import type { FastifyInstance } from 'fastify';
import { getMusicService } from '#contract/recipe/endpoints.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';

/** The client id is public, because every sign-in sends it. */
export function addMusicRoutes(app: FastifyInstance, clientId: string | undefined): void {
  addEndpoint(app, getMusicService, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { clientId: clientId ?? null };
  });
}
