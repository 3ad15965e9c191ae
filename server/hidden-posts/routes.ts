import type { FastifyInstance } from 'fastify';
import { listHiddenPosts } from '../../contract/endpoints/hidden-post-list.ts';
import { setHiddenPost } from '../../contract/endpoints/hidden-posts.ts';
import * as hiddenTexts from '../../texts/en/hidden.ts';
import { postTexts } from '../../texts/en/posts.ts';
import { addEndpoint } from '../http/add-endpoint.ts';
import { Problem } from '../problem.ts';
import { findOwnAnswer } from '../users/user-store.ts';
import { isUuid } from '../uuid.ts';
import { addWrite, type MemberParts } from '../writes/add-write.ts';
import { deleteHiddenPost, findAuthor, findHiddenPosts, insertHiddenPost } from './store.ts';

/** Registers the posts that a member hides from their own lists. Other members are not affected. */
export function addHiddenPostRoutes(app: FastifyInstance, parts: MemberParts): void {
  addWrite(app, parts, setHiddenPost, ({ userId, params: { postId }, body: { hidden } }) => ({
    findBody: (client) => findOwnAnswer(client, userId),
    work: async (client) => {
      const authorId = isUuid(postId) ? await findAuthor(client, userId, postId) : undefined;
      if (authorId === undefined) throw new Problem(404, postTexts.notFound);
      if (authorId === userId) throw new Problem(422, hiddenTexts.hideOwn);
      if (hidden) await insertHiddenPost(client, userId, postId);
      else await deleteHiddenPost(client, userId, postId);
      return {};
    },
  }));

  addEndpoint(
    app,
    listHiddenPosts,
    async ({ userId }) => ({ posts: await findHiddenPosts(parts.pool, userId) }),
    parts.gate,
  );
}
