import type { FastifyInstance } from 'fastify';
import { likePost, listLikers, unlikePost } from '#contract/post/endpoints.ts';
import type { LikeAnswer } from '#contract/post/schema.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import { createBatchedWrite } from '#server/platform/writes/batched-write.ts';
import { filterBlocked, refuseIfBlocked } from './blocks.ts';
import { deleteLikes, findLikers, findLikes, insertLikes, type Pair } from './like-store.ts';
import { refuseMissing } from './policy.ts';

/** Both writes set a state, so both are idempotent. */
export function addLikeRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { pool, gate } = parts;

  addEndpoint(
    app,
    listLikers,
    async ({ params: { postId }, viewerId, personalViewerId }) => {
      await refuseIfBlocked(pool, postId, personalViewerId);
      const likers = (await findLikers(pool, postId, viewerId)) ?? refuseMissing();
      return filterBlocked(pool, likers, personalViewerId, ({ id }) => id);
    },
    gate,
  );

  for (const [endpoint, change] of [
    [likePost, insertLikes],
    [unlikePost, deleteLikes],
  ] as const) {
    const changeBatched = createBatchedWrite<Pair, LikeAnswer>(
      pool,
      async (client, entries) => {
        const done = await change(client, entries);
        const pairs = entries.map(({ item }) => item);
        const found = done.size === 0 ? [] : await findLikes(client, pairs);
        return entries.map((one, n) => {
          const body = found[n];
          return body && done.has(one) ? { body, isReadOnReplay: true } : undefined;
        });
      },
      refuseMissing,
    );
    addWrite(app, parts, endpoint, {
      before: ({ params: { postId }, personalViewerId }) =>
        refuseIfBlocked(pool, postId, personalViewerId),
      batch: async ({ params: { postId }, userId }) =>
        isUuid(postId) ? changeBatched({ postId, userId }) : undefined,
      work: async () => refuseMissing(),
      findBody: async (client, { params: { postId }, userId }) =>
        (await findLikes(client, [{ postId, userId }]))[0] ?? refuseMissing(),
    });
  }
}
