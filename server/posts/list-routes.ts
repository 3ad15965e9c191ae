import type { FastifyInstance, FastifyReply } from 'fastify';
import { listPosts, listPostsOfUser, listTrendingPosts } from '../../contract/endpoints/posts.ts';
import { addEndpoint } from '../http/add-endpoint.ts';
import { JSON_TYPE } from '../http/send-text.ts';
import { countSearch } from '../limits/limits.ts';
import { findPublicUser } from '../users/user-store.ts';
import type { MemberParts } from '../writes/add-write.ts';
import { findPostPage } from './feed-store.ts';
import { type FoundPage, toFoundPage, toPageText } from './page-text.ts';
import { type PostQuery, toPlace, toPostQuery } from './post-query.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { findTrendingPage } from './trending-store.ts';

export function addListRoutes(app: FastifyInstance, { pool, gate }: MemberParts): void {
  const share = createSharedAnswers<FoundPage>();
  const findPage = (query: PostQuery) =>
    share(JSON.stringify(query), () => findPostPage(pool, query));
  const send = async (reply: FastifyReply, page: FoundPage, viewerId: string | undefined) =>
    reply.type(JSON_TYPE).send(await toPageText(pool, page, viewerId));

  addEndpoint(
    app,
    listPosts,
    async ({ request, reply, query: asked, viewerId }) => {
      const query = toPostQuery(asked);
      if (query === undefined) return send(reply, toFoundPage([], 0), viewerId);
      if (query.filters.q !== undefined) await countSearch(gate.limiter, request, viewerId);
      return send(reply, await findPage(query), viewerId);
    },
    gate,
  );

  addEndpoint(
    app,
    listTrendingPosts,
    async ({ reply, query: asked, viewerId }) => {
      const query = toPlace(asked);
      const key = `trending ${JSON.stringify(query)}`;
      return send(reply, await share(key, () => findTrendingPage(pool, query)), viewerId);
    },
    gate,
  );

  addEndpoint(
    app,
    listPostsOfUser,
    async ({ reply, params, query, viewerId }) => {
      const { id: authorId } = await findPublicUser(pool, params.userId, viewerId);
      const page = await findPage({ ...toPlace(query), filters: { authorId } });
      return send(reply, page, viewerId);
    },
    gate,
  );
}
