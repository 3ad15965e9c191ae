import type { FastifyInstance, FastifyReply } from 'fastify';
import { listPosts, listPostsOfUser, listTrendingPosts } from '#contract/post/endpoints.ts';
import type { PostPage } from '#contract/post/schema.ts';
import { findPublicUser } from '#server/member/user-store.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { JSON_TYPE } from '#server/platform/http/send-text.ts';
import { countSearch } from '#server/platform/limits/limits.ts';
import type { MemberParts } from '#server/platform/writes/add-write.ts';
import type { PageReader } from './page-reader.ts';
import { toPaging, toPostQuery } from './post-query.ts';
import type { SharedTexts } from './texts/shared-texts.ts';

const EMPTY: PostPage = { posts: [], pagination: { hasMore: false, nextCursor: null } };

export function addListRoutes(
  app: FastifyInstance,
  { pool, gate, texts }: MemberParts & { texts: SharedTexts },
): void {
  addEndpoint(
    app,
    listPosts,
    async ({ request, reply, query: params, viewerId, personalViewerId }) => {
      const query = toPostQuery(params, personalViewerId);
      if (query === undefined) return EMPTY;
      if (query.filters.q !== undefined) await countSearch(gate.limiter, request, viewerId);
      return send(reply, await texts.findPage(query), viewerId);
    },
    gate,
  );

  addEndpoint(
    app,
    listTrendingPosts,
    async ({ reply, query: params, viewerId, personalViewerId }) => {
      return send(
        reply,
        await texts.findTrending({ ...toPaging(params), personalViewerId }),
        viewerId,
      );
    },
    gate,
  );

  addEndpoint(
    app,
    listPostsOfUser,
    async ({ reply, params, query, viewerId, personalViewerId }) => {
      const reader = { viewerId, personalViewerId };
      const { id: authorId } = await findPublicUser(pool, params.userId, reader);
      const page = await texts.findPage({
        ...toPaging(query),
        filters: { authorId },
        personalViewerId,
      });
      return send(reply, page, viewerId);
    },
    gate,
  );
}

async function send(reply: FastifyReply, read: PageReader, viewerId: string | undefined) {
  return reply.type(JSON_TYPE).send(await read(viewerId));
}
