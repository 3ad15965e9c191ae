import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import {
  acceptInvite,
  createHousehold,
  getMyHousehold,
  inviteToHousehold,
  removeHouseholdMember,
} from '#contract/household/endpoints.ts';
import { MEMBERS_MAX } from '#contract/household/limits.ts';
import { createToken, toTokenHash } from '#server/account/session-store.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { toPublicOrigin } from '#server/platform/http/public-origin.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import { inTransaction } from '#server/platform/writes/transaction.ts';
import * as texts from '#texts/household.ts';
import * as postTexts from '#texts/post.ts';
import { findInvite, insertInvite, updateAccepted } from './invite-store.ts';
import {
  deleteHouseholdMember,
  findHouseholdOf,
  insertHousehold,
  insertHouseholdMember,
  lockHousehold,
  lockMember,
} from './store.ts';

/** Registers households. Those of other members are a 404. */
export function addHouseholdRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { pool, gate } = parts;
  addEndpoint(
    app,
    getMyHousehold,
    async ({ userId }) => ({ household: (await findHouseholdOf(pool, userId)) ?? null }),
    gate,
  );
  addWrite(app, parts, createHousehold, {
    work: async (client, { userId, body: { _id: id = v7(), name } }) => {
      const known = await lockMember(client, userId);
      if (known !== undefined && known !== id.toLowerCase()) {
        throw new Problem(422, texts.alreadyInOne);
      }
      if (known === undefined && !(await insertHousehold(client, { id, name, ownerId: userId }))) {
        throw new Problem(409, postTexts.idTaken, { code: 'id_taken' });
      }
      const household = (await findHouseholdOf(client, userId)) ?? refuseMissing();
      return { status: known === undefined ? 201 : 200, body: { household } };
    },
  });
  addWrite(app, parts, removeHouseholdMember, {
    work: async (client, { params: { householdId, userId: removedId }, userId }) => {
      const { ownerId, memberIds } = await lockOwnHousehold(client, householdId, userId);
      if (removedId !== userId && ownerId !== userId) throw new Problem(403, texts.onlyOwner);
      if (!memberIds.includes(removedId)) throw new Problem(404, texts.memberNotFound);
      await deleteHouseholdMember(client, householdId, removedId);
      return { body: {} };
    },
  });
  addInviteRoutes(app, parts);
}

/** These store no response under an idempotency key, because it would contain the token. */
function addInviteRoutes(app: FastifyInstance, { pool, gate }: MemberParts): void {
  addEndpoint(
    app,
    inviteToHousehold,
    ({ request, reply, params: { householdId }, userId }) => {
      const { token, tokenHash } = createToken();
      return inTransaction(pool, async (client) => {
        const { memberIds } = await lockOwnHousehold(client, householdId, userId);
        if (memberIds.length >= MEMBERS_MAX) throw new Problem(422, texts.full);
        const expiresAt = (await insertInvite(client, householdId, tokenHash)).toISOString();
        const url = `${toPublicOrigin(request)}/list#invite=${token}`;
        return async () => {
          reply.code(201);
          return { token, url, expiresAt };
        };
      });
    },
    gate,
  );
  addEndpoint(
    app,
    acceptInvite,
    ({ params: { token }, userId }) =>
      inTransaction(pool, async (client) => {
        await accept(client, toTokenHash(token), userId);
        const household = (await findHouseholdOf(client, userId)) ?? refuseMissing();
        return async () => ({ household });
      }),
    gate,
  );
}

/** A member of the household may repeat it, for example after a lost response. */
async function accept(client: PoolClient, tokenHash: Buffer, userId: string): Promise<void> {
  const ownId = await lockMember(client, userId);
  const invited = await findInvite(client, tokenHash);
  if (!invited) return refuseInvite();
  const { householdId } = invited;
  const household = (await lockHousehold(client, householdId)) ?? refuseInvite();
  if (ownId === householdId) return;
  // Another member may have accepted it before the household was locked.
  const current = await findInvite(client, tokenHash);
  if (current?.acceptedBy !== null) return refuseInvite();
  if (ownId !== undefined) throw new Problem(422, texts.alreadyInOne);
  if (household.memberIds.length >= MEMBERS_MAX) throw new Problem(422, texts.full);
  await insertHouseholdMember(client, householdId, userId);
  await updateAccepted(client, tokenHash, userId);
}

/** Locks the household of the caller. Any other is a 404. */
async function lockOwnHousehold(client: PoolClient, householdId: string, userId: string) {
  const household = isUuid(householdId) ? await lockHousehold(client, householdId) : undefined;
  return household?.memberIds.includes(userId) ? household : refuseMissing();
}

function refuseInvite(): never {
  throw new Problem(422, texts.inviteInvalid);
}

function refuseMissing(): never {
  throw new Problem(404, texts.notFound);
}
