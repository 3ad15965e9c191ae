import type { FastifyInstance } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { v7 } from 'uuid';
import * as v from 'valibot';
import type { PathParams } from '#contract/platform/endpoint.ts';
import { createPost, deletePost, getPost, updatePost } from '#contract/post/endpoints.ts';
import { Post } from '#contract/post/schema.ts';
import { addEndpoint, type RouteOptions } from '#server/platform/http/add-endpoint.ts';
import { countCall } from '#server/platform/limits/limits.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { addOwnWrite, type Ownership } from '#server/platform/writes/add-own-write.ts';
import { addWrite } from '#server/platform/writes/add-write.ts';
import { postTexts } from '#texts/posts.ts';
import { toChangedDish } from './dish-rules.ts';
import { savePictures } from './picture-store.ts';
import {
  canChangePost,
  createPostMissing,
  refuseMissing,
  refuseMoved,
  refuseTaken,
} from './policy.ts';
import type { GivenPictures, PostParts, PostPictures } from './ports.ts';
import { toChangedBody } from './post-body.ts';
import type { PostReader } from './post-reader.ts';
import {
  changePost,
  findPost,
  findPostAuthor,
  findPostToChange,
  insertPost,
  type KnownPost,
  readNow,
  removePost,
} from './post-store.ts';
import { refuseRepeatedPost } from './repeated.ts';

/** Only a picture can make a body too large, so a 413 names the picture. */
const WITH_PICTURE: RouteOptions = {
  errorHandler: (error) => {
    const isTooLarge = error.statusCode === 413;
    // The app's own handler sends the error that is thrown here.
    throw isTooLarge ? new Problem(413, postTexts.imageTooLarge) : error;
  },
};

export function addPostRoutes(
  app: FastifyInstance,
  parts: PostParts & { reader: PostReader },
): void {
  addEndpoint(
    app,
    getPost,
    async ({ reply, params, viewerId, personalViewerId }) => {
      const viewer = { viewerId, personalViewerId };
      const post = (await parts.reader.findPost(params.postId, viewer)) ?? refuseMissing();
      reply.header('etag', toVersionTag(post.version));
      return post;
    },
    parts.gate,
  );
  addPostCreation(app, parts);
  addPostChange(app, parts);
  addOwnWrite(app, parts, deletePost, ownPost, ({ params: { postId } }) => ({
    prepare:
      async () =>
      async (client, { imageIds }) => {
        await removePost(client, postId);
        const deletedFiles =
          imageIds.length === 0 ? [] : await parts.deleteUnused(client, imageIds);
        return { body: {}, afterCommit: () => parts.removeFiles(deletedFiles) };
      },
  }));
}

/** Counts each data URL as an upload. */
async function countPictures(
  gate: PostParts['gate'],
  userId: string,
  { image, images }: GivenPictures,
): Promise<void> {
  for (const url of images?.map((one) => one.url) ?? [image ?? '']) {
    if (/^data:/i.test(url)) await countCall(gate.limiter, 'uploads', userId);
  }
}

function addPostCreation(app: FastifyInstance, parts: PostParts): void {
  const { pool, gate } = parts;
  addWrite(
    app,
    parts,
    createPost,
    async ({ userId, body: { _id = v7(), image, images, recipeId, cooked, rating, ...post } }) => {
      const given = { image, images };
      await countPictures(gate, userId, given);
      const id = _id.toLowerCase();
      let pictures: PostPictures | undefined;
      return {
        findBody: (client) => findOwn(client, id, userId),
        undo: async () => pictures?.undo(),
        prepare: async () => {
          // A retry without a key must not store its pictures a second time.
          const isNew = (await findPostAuthor(pool, id)) === undefined;
          const dish = isNew ? await toChangedDish(pool, {}, { recipeId, cooked, rating }) : {};
          pictures = isNew ? await parts.readPictures(given) : undefined;
          const read = pictures;
          return async (client) => {
            const createdAt = (await readNow(client)).toISOString();
            const body = { ...post, ...dish, _id: id, createdAt, updatedAt: createdAt };
            if (isNew && gate.limiter) await refuseRepeatedPost(client, userId, body);
            const stored = (await read?.store(client, userId, [])) ?? [];
            const isMade = isNew && (await insertPost(client, userId, body, stored[0]?.id ?? null));
            if (isMade && stored.length > 0) await savePictures(client, id, stored);
            const authorId = isMade ? userId : await findPostAuthor(client, id);
            if (authorId !== userId) return authorId === undefined ? refuseMoved() : refuseTaken();
            // Only the response to a new post is stored, because it holds nothing by other members.
            return isMade ? { status: 201, body: await findOwn(client, id, userId) } : {};
          };
        },
      };
    },
    WITH_PICTURE,
  );
}

function addPostChange(app: FastifyInstance, parts: PostParts): void {
  addOwnWrite(
    app,
    parts,
    updatePost,
    ownPost,
    async ({ request, userId, params: { postId }, body: { image, images, ...change } }) => {
      await countPictures(parts.gate, userId, { image, images });
      let pictures: PostPictures | undefined;
      return {
        findBody: (client) => findOwn(client, postId, userId),
        toHeaders: toVersionHeader,
        undo: async () => pictures?.undo(),
        prepare: async () => {
          pictures = await parts.readPictures({ image, images });
          return async (client, { version, imageIds, body }) => {
            if (!isFresh(request.headers['if-match'], version)) {
              throw new Problem(409, postTexts.stale, { code: 'stale' });
            }
            const dish = await toChangedDish(client, body, change);
            const stored = await pictures?.store(client, userId, imageIds);
            const imageId = (stored ? stored[0]?.id : imageIds[0]) ?? null;
            await changePost(client, toChangedBody(body, change, dish), imageId);
            if (stored) await savePictures(client, body._id, stored);
            return {};
          };
        },
      };
    },
    WITH_PICTURE,
  );
}

const ownPost: Ownership<PathParams<typeof updatePost>, KnownPost> = {
  find: async (client, { postId }) =>
    (isUuid(postId) ? await findPostToChange(client, postId) : undefined) ?? refuseMissing(),
  isOwner: canChangePost,
  authorId: ({ authorId }) => authorId,
  isHidden: ({ hidden }) => hidden,
  createMissing: createPostMissing,
  refusal: () => new Problem(403, postTexts.notYourPost),
};

/** The `ETag` of a post. */
function toVersionTag(version: number | string): string {
  return `"${version}"`;
}

/** True if `If-Match` names the current version or is missing. */
function isFresh(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === toVersionTag(version) || tag === String(version);
  });
}

const Versioned = v.pick(Post, ['version']);

function toVersionHeader(body: string) {
  const { version } = v.parse(Versioned, JSON.parse(body));
  return { etag: toVersionTag(version) };
}

async function findOwn(client: Pool | PoolClient, id: string, userId: string): Promise<Post> {
  return (await findPost(client, id, userId)) ?? refuseMissing();
}
