import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { PathParams } from '#contract/platform/endpoint.ts';
import { addTip, deleteTip, likeTip, listTips, unlikeTip } from '#contract/tip/endpoints.ts';
import type { Tip } from '#contract/tip/schema.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { isBlockedBetween } from '#server/platform/visibility.ts';
import {
  addOwnWrite,
  addWrite,
  type MemberParts,
  type Ownership,
} from '#server/platform/writes/add-write.ts';
import * as postTexts from '#texts/post.ts';
import * as recipeTexts from '#texts/recipe.ts';
import * as tipTexts from '#texts/tip.ts';
import {
  countSteps,
  deleteTipLike,
  findTip,
  findTipLikes,
  findTips,
  insertTip,
  insertTipLike,
  type NewTip,
  removeTip,
} from './store.ts';

/** Registers tips of members for the steps of a dish. Visitors may read all of them. */
export function addTipRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { pool, gate } = parts;

  addEndpoint(
    app,
    listTips,
    async ({ params: { recipeId }, viewerId, personalViewerId }) => {
      const steps = (await countSteps(pool, recipeId)) ?? refuseUnknown();
      return { tips: await findTips(pool, recipeId, steps, { viewerId, personalViewerId }) };
    },
    gate,
  );

  addWrite(app, parts, addTip, {
    work: async (client, { params: { recipeId }, userId, body }) => {
      const { _id: id = v7(), step, content } = body;
      const steps = (await countSteps(client, recipeId)) ?? refuseUnknown();
      if (step > steps) throw new Problem(422, tipTexts.stepInvalid);
      return addOnce(client, { id, recipeId, step, content, authorId: userId });
    },
  });

  addOwnWrite(app, parts, deleteTip, ownTip, {
    work: async (client, { params: { tipId } }) => {
      await removeTip(client, tipId);
      return { body: {} };
    },
  });

  for (const [endpoint, change] of [
    [likeTip, insertTipLike],
    [unlikeTip, deleteTipLike],
  ] as const) {
    addWrite(app, parts, endpoint, {
      findBody: async (client, { params: { tipId }, userId }) =>
        (await findTipLikes(client, tipId, userId)) ?? refuseMissing(),
      work: async (client, { params: { tipId }, userId, personalViewerId }) => {
        if (!isUuid(tipId)) return refuseMissing();
        if (personalViewerId !== undefined) {
          const tip = await findTip(client, tipId);
          if (await isBlockedBetween(client, personalViewerId, tip?.authorId))
            return refuseMissing();
        }
        await change(client, tipId, userId);
        return {};
      },
    });
  }
}

/** Returns 201 for a new tip, and 200 if this member already created one under the same id. */
async function addOnce(client: PoolClient, tip: NewTip) {
  const isNew = await insertTip(client, tip);
  const found = await findTip(client, tip.id, tip.authorId);
  if (found?.authorId !== tip.authorId) {
    throw new Problem(409, postTexts.idTaken, { code: 'id_taken' });
  }
  return { status: isNew ? 201 : 200, body: { tip: found } };
}

const ownTip: Ownership<PathParams<typeof deleteTip>, Tip> = {
  find: async (client, { tipId }) => {
    const tip = isUuid(tipId) ? await findTip(client, tipId) : undefined;
    return tip ?? refuseMissing();
  },
  isOwner: ({ authorId }, userId) => authorId === userId,
  authorId: ({ authorId }) => authorId,
  isHidden: ({ hidden }) => hidden === true,
  createMissing: () => new Problem(404, tipTexts.gone),
  refusal: () => new Problem(403, tipTexts.notYours),
};

function refuseUnknown(): never {
  throw new Problem(404, recipeTexts.recipeNotFound);
}

function refuseMissing(): never {
  throw new Problem(404, tipTexts.gone);
}
