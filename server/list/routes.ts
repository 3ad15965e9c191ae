import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import {
  addNeeds,
  createList,
  getList,
  listLists,
  removeNeeds,
  setAisle,
  setAisleOrder,
  setTicks,
} from '#contract/list/endpoints.ts';
import { FILED_MAX, LISTS_MAX, NEEDS_MAX } from '#contract/list/limits.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import { createBatchedWrite } from '#server/platform/writes/batched-write.ts';
import * as texts from '#texts/list.ts';
import * as postTexts from '#texts/post.ts';
import { findListChanges } from './changes-store.ts';
import { countNeeds, insertNeeds, insertRemovals } from './needs-store.ts';
import {
  countLists,
  findList,
  findLists,
  insertList,
  lockList,
  type NewList,
  toThing,
  updateAisleOrder,
  upsertFiling,
} from './store.ts';
import { type Ticking, upsertTicks } from './ticks-store.ts';

/** Registers shopping lists. The lists of other members and households are a 404. */
export function addListRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { pool, gate } = parts;
  addEndpoint(app, listLists, ({ userId }) => findLists(pool, userId), gate);
  addEndpoint(
    app,
    getList,
    async ({ params: { listId }, query: { since }, userId }) =>
      (isUuid(listId) ? await findListChanges(pool, { listId, userId, since }) : undefined) ??
      refuseMissing(),
    gate,
  );
  addWrite(app, parts, createList, {
    work: (client, { userId, body: { _id: id = v7(), name } }) =>
      addListOnce(client, { id, name, userId }),
  });
  addNeedWrites(app, parts);
  addTickWrite(app, parts);
  addAisleWrites(app, parts);
}

/** Returns 201 for a new list, and 200 if the member may use the list with this id already. */
async function addListOnce(client: PoolClient, list: NewList) {
  const count = await countLists(client, list.userId);
  const known = await findList(client, list.id, list.userId);
  if (known) return { status: 200, body: { list: known } };
  if (count >= LISTS_MAX) throw new Problem(422, texts.tooManyLists);
  if (!(await insertList(client, list))) {
    throw new Problem(409, postTexts.idTaken, { code: 'id_taken' });
  }
  return {
    status: 201,
    body: { list: (await findList(client, list.id, list.userId)) ?? refuseMissing() },
  };
}

function addNeedWrites(app: FastifyInstance, parts: MemberParts): void {
  addWrite(app, parts, addNeeds, {
    work: async (client, { params: { listId }, userId, body: { needs } }) => {
      const change = await lock(client, listId, userId);
      await insertNeeds(client, needs, { listId, userId, change });
      if ((await countNeeds(client, listId)) > NEEDS_MAX) {
        throw new Problem(422, texts.tooManyNeeds);
      }
      return { body: {} };
    },
  });
  addWrite(app, parts, removeNeeds, {
    work: async (client, { params: { listId }, userId, body: { needIds } }) => {
      const change = await lock(client, listId, userId);
      await insertRemovals(client, needIds, { listId, userId, change });
      return { body: {} };
    },
  });
}

/** Everyone in a shop ticks at the same time on the same list, so ticks are stored together. */
function addTickWrite(app: FastifyInstance, parts: MemberParts): void {
  const tickBatched = createBatchedWrite<Ticking, object>(
    parts.pool,
    async (client, entries) => {
      const done = await upsertTicks(client, entries);
      return entries.map((one) => (done.has(one) ? { body: {} } : undefined));
    },
    refuseMissing,
  );
  addWrite(app, parts, setTicks, {
    batch: async ({ params: { listId }, userId, body: { ticks } }) =>
      isUuid(listId) ? tickBatched({ listId, userId, ticks }) : undefined,
    work: async () => refuseMissing(),
  });
}

function addAisleWrites(app: FastifyInstance, parts: MemberParts): void {
  addWrite(app, parts, setAisle, {
    work: async (client, { params: { listId }, userId, body: { aisle, ...named } }) => {
      await lock(client, listId, userId);
      await upsertFiling(client, { listId, thing: toThing(named), aisle, limit: FILED_MAX });
      return { body: {} };
    },
  });
  addWrite(app, parts, setAisleOrder, {
    work: async (client, { params: { listId }, userId, body: { aisles } }) => {
      await lock(client, listId, userId);
      await updateAisleOrder(client, listId, aisles);
      return { body: {} };
    },
  });
}

async function lock(client: PoolClient, listId: string, userId: string): Promise<string> {
  return (isUuid(listId) ? await lockList(client, listId, userId) : undefined) ?? refuseMissing();
}

function refuseMissing(): never {
  throw new Problem(404, texts.notFound);
}
