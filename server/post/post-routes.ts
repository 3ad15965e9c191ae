import type { FastifyInstance } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { v7 } from 'uuid';
import * as v from 'valibot';
import type { PathParams } from '#contract/platform/endpoint.ts';
import { createPost, deletePost, getPost, updatePost } from '#contract/post/endpoints.ts';
import { Post } from '#contract/post/schema.ts';
import { addEndpoint, type RouteOptions } from '#server/platform/http/add-endpoint.ts';
import { isFresh, toVersionTag } from '#server/platform/http/version-tag.ts';
import { countCall } from '#server/platform/limits/limits.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { addOwnWrite, addWrite, type Ownership } from '#server/platform/writes/add-write.ts';
import * as postTexts from '#texts/post.ts';
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
import { type PostBody, toChangedBody } from './post-body.ts';
import type { PostReader } from './post-reader.ts';
import { readRecipeToCopy, savePostRecipe } from './post-recipe-store.ts';
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
  addOwnWrite(app, parts, deletePost, ownPost, {
    work: async (client, { params: { postId }, thing: { imageIds } }) => {
      await removePost(client, postId);
      const deletedFiles = imageIds.length === 0 ? [] : await parts.deleteUnused(client, imageIds);
      return { body: {}, afterCommit: () => parts.removeFiles(deletedFiles) };
    },
  });
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

interface Attached {
  pictures?: PostPictures | undefined;
  /** A recipe of the author. */
  cookbookId?: string | null | undefined;
}

function addPostCreation(app: FastifyInstance, parts: PostParts): void {
  const { pool, gate } = parts;

  async function publish(
    client: PoolClient,
    userId: string,
    post: Omit<PostBody, 'createdAt' | 'updatedAt'>,
    { pictures, cookbookId }: Attached,
  ): Promise<boolean> {
    const createdAt = (await readNow(client)).toISOString();
    const body = { ...post, createdAt, updatedAt: createdAt };
    if (gate.limiter) await refuseRepeatedPost(client, userId, body);
    const recipe = cookbookId ? await readRecipeToCopy(client, userId, cookbookId) : undefined;
    const stored = (await pictures?.store(client, userId, [])) ?? [];
    const isMade = await insertPost(client, userId, body, stored[0]?.id ?? null);
    if (isMade && stored.length > 0) await savePictures(client, body._id, stored);
    if (isMade && recipe) await savePostRecipe(client, body._id, recipe);
    return isMade;
  }

  addWrite(
    app,
    parts,
    createPost,
    {
      before: ({ userId, body }) => countPictures(gate, userId, body),
      prepare: async ({
        body: { _id = v7(), image, images, cookbookId, recipeId, cooked, rating, ...post },
      }) => {
        const id = _id.toLowerCase();
        // A retry without a key must not store its pictures a second time.
        if ((await findPostAuthor(pool, id)) !== undefined) return { id };
        const dish = await toChangedDish(pool, {}, { recipeId, cooked, rating });
        const pictures = await parts.readPictures({ image, images });
        return { id, post: { ...post, ...dish, _id: id }, pictures, cookbookId };
      },
      work: async (client, { userId, prepared: { id, post, ...attached } }) => {
        const isMade = post !== undefined && (await publish(client, userId, post, attached));
        const authorId = isMade ? userId : await findPostAuthor(client, id);
        if (authorId !== userId) return authorId === undefined ? refuseMoved() : refuseTaken();
        // Only the response to a new post is stored, because it holds nothing by other members.
        return isMade ? { status: 201, body: await findOwn(client, id, userId) } : {};
      },
      // Only called if the post is not new, so the request has its id.
      findBody: (client, { userId, body: { _id = '' } }) => findOwn(client, _id, userId),
      undo: async ({ prepared: { pictures } }) => pictures?.undo(),
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
    {
      before: ({ userId, body }) => countPictures(parts.gate, userId, body),
      prepare: ({ body: { image, images } }) => parts.readPictures({ image, images }),
      work: async (client, { request, userId, body: change, prepared: pictures, thing }) => {
        const { version, imageIds, body } = thing;
        if (!isFresh(request.headers['if-match'], version)) {
          throw new Problem(409, postTexts.stale, { code: 'stale' });
        }
        const dish = await toChangedDish(client, body, change);
        const stored = await pictures?.store(client, userId, imageIds);
        const imageId = (stored ? stored[0]?.id : imageIds[0]) ?? null;
        await changePost(client, toChangedBody(body, change, dish), imageId);
        if (stored) await savePictures(client, body._id, stored);
        return {};
      },
      findBody: (client, { userId, params: { postId } }) => findOwn(client, postId, userId),
      toHeaders: toVersionHeader,
      undo: async ({ prepared: pictures }) => pictures?.undo(),
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

const Versioned = v.pick(Post, ['version']);

function toVersionHeader(body: string) {
  const { version } = v.parse(Versioned, JSON.parse(body));
  return { etag: toVersionTag(version) };
}

async function findOwn(client: Pool | PoolClient, id: string, userId: string): Promise<Post> {
  return (await findPost(client, id, userId)) ?? refuseMissing();
}
