import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiPaths } from '../../contract/paths.ts';
import { findPublicUser } from '../accounts/user-store.ts';
import type { WriteParts } from '../accounts/write-parts.ts';
import { countSearch } from '../limits/limits.ts';
import { JSON_TYPE } from '../recipes/routes.ts';
import { findPostPage } from './feed-store.ts';
import { type QueryStrings, toPageQuery, toPostQuery } from './post-query.ts';
import { findTrendingPage } from './trending-store.ts';

const EMPTY = '{"posts":[],"pagination":{"hasMore":false,"nextCursor":null}}';

export function addListRoutes(app: FastifyInstance, parts: WriteParts): void {
  const { pool, limiter, findViewer } = parts;

  app.get<{ Querystring: QueryStrings }>(apiPaths.posts, async (request, reply) => {
    const viewerId = await findViewer(request);
    const query = toPostQuery(request.query);
    if (query === undefined) return sendJson(reply, EMPTY);
    if (query.filters.q !== undefined) {
      await countSearch(limiter, request, viewerId);
    }
    return sendJson(reply, await findPostPage(pool, query, viewerId));
  });

  app.get<{ Querystring: QueryStrings }>(apiPaths.trendingPosts, async (request, reply) => {
    const viewerId = await findViewer(request);
    return sendJson(reply, await findTrendingPage(pool, toPageQuery(request.query), viewerId));
  });

  app.get<{ Params: { id: string }; Querystring: QueryStrings }>(
    '/users/:id/posts',
    async (request, reply) => {
      const viewerId = await findViewer(request);
      const { id: authorId } = await findPublicUser(pool, request.params.id, viewerId);
      const query = { ...toPageQuery(request.query), filters: { authorId } };
      return sendJson(reply, await findPostPage(pool, query, viewerId));
    },
  );
}

function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type(JSON_TYPE).send(text);
}
