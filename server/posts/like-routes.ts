import type { FastifyInstance } from 'fastify';
import type { WriteParts } from '../accounts/write-parts.ts';
import { countOne, LIKES_PER_USER } from '../limits/limits.ts';
import { isUuid } from '../uuid.ts';
import { deleteLike, findLikers, findLikes, insertLike } from './like-store.ts';
import { refuseGone } from './rules.ts';

interface OfPost {
  Params: { id: string };
}

/** Both writes name the state that is wished for, so both may be repeated. */
export function addLikeRoutes(app: FastifyInstance, parts: WriteParts): void {
  const { pool, limiter, needSession, findViewer, answerWrite } = parts;

  app.get<OfPost>('/posts/:id/likes', async (request, reply) => {
    const viewerId = await findViewer(request);
    return reply.send((await findLikers(pool, request.params.id, viewerId)) ?? refuseGone());
  });

  for (const [method, change] of [
    ['POST', insertLike],
    ['DELETE', deleteLike],
  ] as const) {
    app.route<OfPost>({
      method,
      url: '/posts/:id/like',
      handler: async (request, reply) => {
        const { userId } = await needSession(request);
        await countOne(limiter, `likes ${userId}`, LIKES_PER_USER);
        const { id } = request.params;
        return answerWrite({
          request,
          reply,
          userId,
          alone: async (client) => {
            if (!isUuid(id)) return refuseGone();
            await change(client, id, userId);
            return { body: (await findLikes(client, id, userId)) ?? refuseGone() };
          },
        });
      },
    });
  }
}
