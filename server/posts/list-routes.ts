import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiPaths } from '../../contract/paths.ts';
import { findPublicUser } from '../accounts/user-store.ts';
import type { WriteParts } from '../accounts/write-parts.ts';
import type { QueryStrings } from '../http/page-query.ts';
import { countSearch } from '../limits/limits.ts';
import { JSON_TYPE } from '../recipes/routes.ts';
import { findPostPage } from './feed-store.ts';
import { type FoundPage, toFoundPage, toPageText } from './page-text.ts';
import { type PostQuery, toPageQuery, toPostQuery } from './post-query.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { findTrendingPage } from './trending-store.ts';

export function addListRoutes(app: FastifyInstance, parts: WriteParts): void {
  const { pool, limiter, findViewer } = parts;

  const share = createSharedAnswers<FoundPage>();
  const findPage = (query: PostQuery) =>
    share(JSON.stringify(query), () => findPostPage(pool, query));
  const send = async (reply: FastifyReply, page: FoundPage, viewerId: string | undefined) =>
    reply.type(JSON_TYPE).send(await toPageText(pool, page, viewerId));

  app.get<{ Querystring: QueryStrings }>(apiPaths.posts, async (request, reply) => {
    const viewerId = await findViewer(request);
    const query = toPostQuery(request.query);
    if (query === undefined) return send(reply, toFoundPage([], 0), viewerId);
    if (query.filters.q !== undefined) await countSearch(limiter, request, viewerId);
    return send(reply, await findPage(query), viewerId);
  });

  app.get<{ Querystring: QueryStrings }>(apiPaths.trendingPosts, async (request, reply) => {
    const viewerId = await findViewer(request);
    const query = toPageQuery(request.query);
    const key = `trending ${JSON.stringify(query)}`;
    return send(reply, await share(key, () => findTrendingPage(pool, query)), viewerId);
  });

  app.get<{ Params: { id: string }; Querystring: QueryStrings }>(
    '/users/:id/posts',
    async (request, reply) => {
      const viewerId = await findViewer(request);
      const { id: authorId } = await findPublicUser(pool, request.params.id, viewerId);
      const page = await findPage({ ...toPageQuery(request.query), filters: { authorId } });
      return send(reply, page, viewerId);
    },
  );
}
