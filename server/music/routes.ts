import type { FastifyInstance } from 'fastify';
import type { MusicService } from '../../contract/music.ts';
import { apiPaths } from '../../contract/paths.ts';

/** The client id names this installation; it is public by its nature, since every sign-in carries it. */
export function addMusicRoutes(app: FastifyInstance, clientId: string | undefined): void {
  const answer: MusicService = { clientId: clientId ?? null };
  app.get(apiPaths.music, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(answer),
  );
}
