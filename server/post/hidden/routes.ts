import type { FastifyInstance } from 'fastify';
import { listHiddenPosts, setHiddenPost } from '#contract/post/endpoints.ts';
import { findOwnAnswer } from '#server/member/user-store.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import * as moderationTexts from '#texts/moderation.ts';
import * as postTexts from '#texts/post.ts';
import { deleteHiddenPost, findAuthor, findHiddenPosts, insertHiddenPost } from './store.ts';

/** Registers the posts that a member hides from their own lists. Other members are not affected. */
export function addHiddenPostRoutes(app: FastifyInstance, parts: MemberParts): void {
  addWrite(app, parts, setHiddenPost, {
    findBody: (client, { userId }) => findOwnAnswer(client, userId),
    work: async (client, { userId, params: { postId }, body: { hidden } }) => {
      const authorId = isUuid(postId) ? await findAuthor(client, userId, postId) : undefined;
      if (authorId === undefined) throw new Problem(404, postTexts.notFound);
      if (authorId === userId) throw new Problem(422, moderationTexts.hideOwn);
      if (hidden) await insertHiddenPost(client, userId, postId);
      else await deleteHiddenPost(client, userId, postId);
      return {};
    },
  });

  addEndpoint(
    app,
    listHiddenPosts,
    async ({ userId }) => ({ posts: await findHiddenPosts(parts.pool, userId) }),
    parts.gate,
  );
}
