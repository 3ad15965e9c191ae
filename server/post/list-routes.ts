import type { FastifyInstance, FastifyReply } from 'fastify';
import { listPosts, listPostsOfUser, listTrendingPosts } from '#contract/post/endpoints.ts';
import type { PostPage } from '#contract/post/schema.ts';
import { findPublicUser } from '#server/member/user-store.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { JSON_TYPE } from '#server/platform/http/send-text.ts';
import { countSearch } from '#server/platform/limits/limits.ts';
import type { MemberParts } from '#server/platform/writes/add-write.ts';
import { toPaging, toPostQuery } from './post-query.ts';
import type { PostReader, SharedPage } from './post-reader.ts';

const EMPTY: PostPage = { posts: [], pagination: { hasMore: false, nextCursor: null } };

export function addListRoutes(
  app: FastifyInstance,
  { pool, gate, reader }: MemberParts & { reader: PostReader },
): void {
  addEndpoint(
    app,
    listPosts,
    async ({ request, reply, query: params, viewerId, personalViewerId }) => {
      const query = toPostQuery(params, personalViewerId);
      if (query === undefined) return EMPTY;
      if (query.filters.q !== undefined) await countSearch(gate.limiter, request, viewerId);
      return send(reply, await reader.findPage(query), viewerId);
    },
    gate,
  );

  addEndpoint(
    app,
    listTrendingPosts,
    async ({ reply, query: params, viewerId, personalViewerId }) => {
      return send(
        reply,
        await reader.findTrending({ ...toPaging(params), personalViewerId }),
        viewerId,
      );
    },
    gate,
  );

  addEndpoint(
    app,
    listPostsOfUser,
    async ({ reply, params, query, viewerId, personalViewerId }) => {
      const viewer = { viewerId, personalViewerId };
      const { id: authorId } = await findPublicUser(pool, params.userId, viewer);
      const page = await reader.findPage({
        ...toPaging(query),
        filters: { authorId },
        personalViewerId,
      });
      return send(reply, page, viewerId);
    },
    gate,
  );
}

async function send(reply: FastifyReply, page: SharedPage, viewerId: string | undefined) {
  return reply.type(JSON_TYPE).send(await page.toJson(viewerId));
}
