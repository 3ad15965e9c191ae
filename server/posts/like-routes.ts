import type { FastifyInstance } from 'fastify';
import type { WriteParts } from '../accounts/write-parts.ts';
import { countOne, LIKES_PER_USER } from '../limits/limits.ts';
import { isUuid } from '../uuid.ts';
import { createTogether } from '../writes/together.ts';
import { deleteLikes, findLikers, findLikes, insertLikes, type Pair } from './like-store.ts';
import { refuseGone, toGone } from './rules.ts';

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
    ['POST', insertLikes],
    ['DELETE', deleteLikes],
  ] as const) {
    const changeTogether = createTogether<Pair>(pool, async (client, pairs) => {
      await change(client, pairs);
      const found = await findLikes(client, pairs);
      return found.map((body) => (body ? { body, isFoundAnew: true } : toGone()));
    });
    app.route<OfPost>({
      method,
      url: '/posts/:id/like',
      handler: async (request, reply) => {
        const { userId } = await needSession(request);
        await countOne(limiter, `likes ${userId}`, LIKES_PER_USER);
        const pair = { postId: request.params.id, userId };
        return answerWrite({
          request,
          reply,
          userId,
          findBody: async (client) => (await findLikes(client, [pair]))[0] ?? refuseGone(),
          ...(isUuid(pair.postId)
            ? { together: changeTogether(pair) }
            : { work: async () => refuseGone() }),
        });
      },
    });
  }
}
