import type { FastifyInstance } from 'fastify';
import { listCooks, listCooksOfUser } from '#contract/post/endpoints.ts';
import { findPublicUser } from '#server/member/user-store.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { JSON_TYPE } from '#server/platform/http/send-text.ts';
import { Problem } from '#server/platform/problem.ts';
import type { MemberParts } from '#server/platform/writes/add-write.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { findDishRating } from './dish-store.ts';
import { toPaging } from './post-query.ts';
import type { PostReader } from './post-reader.ts';

/** Lists the cooks of a dish, and the dishes of a cook. */
export function addCookRoutes(
  app: FastifyInstance,
  { pool, gate, reader }: MemberParts & { reader: PostReader },
): void {
  addEndpoint(
    app,
    listCooks,
    async ({ params: { recipeId }, query, personalViewerId }) => {
      const [rating, { page }] = await Promise.all([
        findDishRating(pool, recipeId),
        reader.findPage({ ...toPaging(query), filters: { recipeId }, personalViewerId }),
      ]);
      if (rating === undefined) throw new Problem(404, recipeTexts.recipeNotFound);
      return { ...rating, ...page };
    },
    gate,
  );
  addEndpoint(
    app,
    listCooksOfUser,
    async ({ reply, params, query, viewerId, personalViewerId }) => {
      const { id: cookId } = await findPublicUser(pool, params.userId, {
        viewerId,
        personalViewerId,
      });
      const page = await reader.findPage({
        ...toPaging(query),
        filters: { cookId },
        personalViewerId,
      });
      return reply.type(JSON_TYPE).send(await page.toJson(viewerId));
    },
    gate,
  );
}
