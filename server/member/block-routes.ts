import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { BLOCKS_MAX } from '#contract/account/limits.ts';
import { listBlocks, setBlock } from '#contract/member/endpoints.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import * as memberTexts from '#texts/member.ts';
import * as reportTexts from '#texts/report.ts';
import { countOtherBlocks, deleteBlock, findBlocked, insertBlock } from './block-store.ts';
import { updateFollow } from './follow-store.ts';
import { findOwnAnswer } from './user-store.ts';

/** Registers blocks of members. A member may also block another member who has already blocked them. */
export function addBlockRoutes(app: FastifyInstance, parts: MemberParts): void {
  addWrite(app, parts, setBlock, {
    findBody: (client, { userId }) => findOwnAnswer(client, userId),
    work: async (client, { userId, params, body: { blocked } }) => {
      const otherId = params.userId.toLowerCase();
      if (otherId === userId) throw new Problem(422, reportTexts.blockSelf);
      if (!isUuid(otherId)) throw new Problem(404, memberTexts.userNotFound);
      if (blocked) await block(client, userId, otherId);
      else await deleteBlock(client, userId, otherId);
      return {};
    },
  });

  addEndpoint(
    app,
    listBlocks,
    async ({ userId }) => ({ users: await findBlocked(parts.pool, userId) }),
    parts.gate,
  );
}

/** Ends both follows under the locks that a follow takes, so that no new follow can begin in between. */
async function block(client: PoolClient, memberId: string, otherId: string): Promise<void> {
  const isThere = await updateFollow(client, memberId, otherId, false);
  if (!isThere) throw new Problem(404, memberTexts.userNotFound);
  await updateFollow(client, otherId, memberId, false);
  if ((await countOtherBlocks(client, memberId, otherId)) >= BLOCKS_MAX) {
    throw new Problem(422, reportTexts.tooManyBlocks);
  }
  await insertBlock(client, memberId, otherId);
}
