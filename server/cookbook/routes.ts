import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import type { CookbookBody } from '#contract/cookbook/body.ts';
import {
  deleteCookbookRecipe,
  getCookbook,
  getCookbookRecipe,
  getSharedCookbook,
  putCookbookRecipe,
  setCookbookVisibility,
} from '#contract/cookbook/endpoints.ts';
import { RECIPES_MAX } from '#contract/cookbook/limits.ts';
import { CookbookRecipe } from '#contract/cookbook/schema.ts';
import { NO_VERSION } from '#contract/cookbook/sending.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { isFresh, toVersionTag } from '#server/platform/http/version-tag.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { addWrite } from '#server/platform/writes/add-write.ts';
import type { PostParts, PostPictures } from '#server/post/ports.ts';
import * as texts from '#texts/cookbook.ts';
import * as postTexts from '#texts/post.ts';
import * as writeTexts from '#texts/write.ts';
import { findCookbookChanges } from './changes-store.ts';
import { addCookbookExportRoute } from './export-route.ts';
import { findSharedCookbook } from './shared-store.ts';
import {
  type CookbookRow,
  countRecipes,
  deleteRecipe,
  findRecipe,
  findStored,
  insertRecipe,
  isRemoved,
  lockCookbook,
  nextChange,
  saveImages,
  toRecipe,
  updateText,
  updateVisibility,
} from './store.ts';

/** Registers cookbooks. A recipe that the caller may not see is a 404. */
export function addCookbookRoutes(app: FastifyInstance, parts: PostParts): void {
  const { pool, gate } = parts;
  addEndpoint(
    app,
    getCookbook,
    ({ userId, query: { since } }) => findCookbookChanges(pool, { userId, since }),
    gate,
  );
  addEndpoint(app, getSharedCookbook, ({ userId }) => findSharedCookbook(pool, userId), gate);
  addEndpoint(
    app,
    getCookbookRecipe,
    async ({ reply, params: { cookbookId }, viewerId }) => {
      const recipe = await findVisible(parts, cookbookId, viewerId);
      reply.header('etag', toVersionTag(recipe.version));
      return recipe;
    },
    gate,
  );
  addCookbookExportRoute(app, gate, (id, viewerId) => findVisible(parts, id, viewerId));
  addPut(app, parts);
  addWrite(app, parts, deleteCookbookRecipe, {
    work: async (client, { request, params: { cookbookId }, userId }) => {
      const known = await lockOwn(client, cookbookId, userId);
      if (!isFresh(request.headers['if-match'], known.version)) refuseStale(known);
      const { id, images } = known;
      await deleteRecipe(client, { id, userId, change: await nextChange(client, userId) });
      const uploads = (images ?? []).map((image) => image.id);
      const files = uploads.length === 0 ? [] : await parts.deleteUnused(client, uploads);
      return { body: {}, afterCommit: () => parts.removeFiles(files) };
    },
  });
  addWrite(app, parts, setCookbookVisibility, {
    work: async (client, { params: { cookbookId }, userId, body: { visibility } }) => {
      const known = await lockOwn(client, cookbookId, userId);
      if (known.visibility !== visibility) {
        const change = await nextChange(client, userId);
        await updateVisibility(client, { id: known.id, visibility, change });
      }
      return {};
    },
    findBody: async (client, { params: { cookbookId }, userId }) =>
      (await findRecipe(client, cookbookId, userId)) ?? refuseMissing(),
    toHeaders: toVersionHeader,
  });
}

function addPut(app: FastifyInstance, parts: PostParts): void {
  addWrite(app, parts, putCookbookRecipe, {
    prepare: ({ body: { images } }) => parts.readPictures({ images }),
    work: async (client, { request, userId, params: { cookbookId }, body, prepared }) => {
      const id = isUuid(cookbookId) ? cookbookId.toLowerCase() : refuseId();
      await lockCookbook(client, userId);
      const known = await findStored(client, id);
      const write = { id, userId, body, pictures: prepared };
      if (known) {
        await changeRecipe(client, known, { ...write, ifMatch: request.headers['if-match'] });
        return {};
      }
      const isNew = isFresh(request.headers['if-match'], NO_VERSION);
      if (!isNew || (await isRemoved(client, userId, id))) {
        throw new Problem(404, writeTexts.ownRecipeGone);
      }
      await createRecipe(client, write);
      return { status: 201 };
    },
    findBody: async (client, { params: { cookbookId }, userId }) =>
      (await findRecipe(client, cookbookId, userId)) ?? refuseMissing(),
    toHeaders: toVersionHeader,
    undo: async ({ prepared }) => prepared?.undo(),
  });
}

interface PutWrite {
  id: string;
  userId: string;
  body: CookbookBody;
  pictures: PostPictures | undefined;
}

async function createRecipe(client: PoolClient, { id, userId, body, pictures }: PutWrite) {
  const { images: _given, visibility = 'private', ...text } = body;
  if ((await countRecipes(client, userId)) >= RECIPES_MAX) {
    throw new Problem(422, texts.tooManyRecipes);
  }
  const number = await nextChange(client, userId);
  if (!(await insertRecipe(client, { id, userId, text, visibility, change: number })))
    refuseTaken();
  const stored = (await pictures?.store(client, userId, [])) ?? [];
  if (stored.length > 0) await saveImages(client, id, stored);
}

/** Replaces the text of a recipe. The same text again changes nothing, whatever version it names. */
async function changeRecipe(
  client: PoolClient,
  known: CookbookRow,
  { id, userId, body, pictures, ifMatch }: PutWrite & { ifMatch: string | undefined },
): Promise<void> {
  if (known.ownerId !== userId) refuseTaken();
  const { images: _given, visibility: _later, ...text } = body;
  const current = known.images ?? [];
  const stored =
    (await pictures?.store(
      client,
      userId,
      current.map((image) => image.id),
    )) ?? [];
  const isSame = isDeepStrictEqual([text, stored], [known.recipe, current]);
  if (isSame) return;
  if (!isFresh(ifMatch, known.version)) refuseStale(known);
  await saveImages(client, id, stored);
  await updateText(client, { id, text, change: await nextChange(client, userId) });
}

async function lockOwn(client: PoolClient, id: string, userId: string): Promise<CookbookRow> {
  if (!isUuid(id)) refuseMissing();
  await lockCookbook(client, userId);
  const known = await findStored(client, id);
  return known?.ownerId === userId ? known : refuseMissing();
}

async function findVisible({ pool }: PostParts, id: string, viewerId: string | undefined) {
  return (isUuid(id) ? await findRecipe(pool, id, viewerId) : undefined) ?? refuseMissing();
}

const Versioned = v.pick(CookbookRecipe, ['version']);

function toVersionHeader(body: string) {
  const { version } = v.parse(Versioned, JSON.parse(body));
  return { etag: toVersionTag(version) };
}

function refuseStale(known: CookbookRow): never {
  throw new Problem(409, texts.stale, { code: 'stale', current: toRecipe(known) });
}

function refuseMissing(): never {
  throw new Problem(404, texts.notFound);
}

function refuseTaken(): never {
  throw new Problem(409, postTexts.idTaken, { code: 'id_taken' });
}

function refuseId(): never {
  throw new Problem(422, postTexts.idInvalid);
}
