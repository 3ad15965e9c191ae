import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { v7 } from 'uuid';
import { apiPaths } from '../../contract/paths.ts';
import type { Post } from '../../contract/post.ts';
import { PostBody, PostChange } from '../../contract/post-body.ts';
import { postTexts } from '../../contract/post-texts.ts';
import type { PictureParts } from '../accounts/write-parts.ts';
import { answerError } from '../http/error-exit.ts';
import { readBody } from '../http/read-body.ts';
import { countOne, POSTS_PER_USER, UPLOADS_PER_USER } from '../limits/limits.ts';
import { Problem } from '../problem.ts';
import { JSON_TYPE } from '../recipes/routes.ts';
import { deleteUnused } from '../uploads/store.ts';
import { isUuid } from '../uuid.ts';
import { isDataUrl, type PostPicture, readPicture } from './picture.ts';
import { toChangedBody } from './post-body.ts';
import {
  deletePost,
  findPost,
  findPostAuthor,
  findPostToChange,
  insertPost,
  type KnownPost,
  updatePost,
} from './post-store.ts';
import { canChangePost, refuseGone, refuseTaken } from './rules.ts';
import { isFresh, toVersionTag } from './version.ts';

/** Room for a picture of 5 MB as a data URL, and the words; whatever is larger has a larger picture. */
const WITH_PICTURE: RouteShorthandOptions = {
  bodyLimit: 8 * 1024 * 1024,
  errorHandler: (error, request, reply) => {
    const isTooLarge = error.statusCode === 413;
    answerError(isTooLarge ? new Problem(413, postTexts.imageTooLarge) : error, request, reply);
  },
};

interface OfPost {
  Params: { id: string };
}

export function addPostRoutes(app: FastifyInstance, parts: PictureParts): void {
  const { pool, limiter, files, needSession, findViewer, answerWrite } = parts;

  /** A picture costs the same, whichever way it comes. */
  const countPicture = async (userId: string, image: string | null | undefined) => {
    if (isDataUrl(image)) await countOne(limiter, `uploads ${userId}`, UPLOADS_PER_USER);
  };

  app.get<OfPost>('/posts/:id', async (request, reply) => {
    const viewerId = await findViewer(request);
    const found = (await findPost(pool, request.params.id, viewerId)) ?? refuseGone();
    return reply.type(JSON_TYPE).header('etag', toVersionTag(found.version)).send(found.text);
  });

  app.post(apiPaths.posts, WITH_PICTURE, async (request, reply) => {
    const { userId } = await needSession(request);
    await countOne(limiter, `posts ${userId}`, POSTS_PER_USER);
    const { _id = v7(), image, ...post } = readBody(PostBody, request.body);
    await countPicture(userId, image);
    const id = _id.toLowerCase();
    let picture: PostPicture | undefined;
    return answerWrite({
      request,
      reply,
      userId,
      findBody: (client) => findOwn(client, id, userId),
      undo: async () => picture?.undo(),
      prepare: async () => {
        // A repeat makes nothing new, nor a second picture.
        const isNew = (await findPostAuthor(pool, id)) === undefined;
        const read = await readPicture(files, isNew ? image : null);
        picture = read;
        return async (client) => {
          const imageId = await read.store(client, userId, null);
          const createdAt = new Date().toISOString();
          const body = { ...post, _id: id, createdAt, updatedAt: createdAt };
          const isMade = isNew && (await insertPost(client, userId, body, imageId));
          if (!isMade && (await findPostAuthor(client, id)) !== userId) return refuseTaken();
          // A new post is no more than its words; what has been said since is not kept with the key.
          return isMade ? { status: 201, body: await findOwn(client, id, userId) } : {};
        };
      },
    });
  });

  app.put<OfPost>('/posts/:id', WITH_PICTURE, async (request, reply) => {
    const { userId } = await needSession(request);
    const { id } = request.params;
    const { image, ...change } = readBody(PostChange, request.body);
    await countPicture(userId, image);
    let picture: PostPicture | undefined;
    return answerWrite({
      request,
      reply,
      userId,
      findBody: (client) => findOwn(client, id, userId),
      toHeaders: toVersionHeader,
      undo: async () => picture?.undo(),
      prepare: async () => {
        picture = image === undefined ? undefined : await readPicture(files, image);
        return async (client) => {
          const post = await takeOwn(client, id, userId);
          const { version, imageId } = post;
          if (!isFresh(request.headers['if-match'], version)) {
            throw new Problem(409, postTexts.stale, { code: 'stale' });
          }
          const nextImage = picture ? await picture.store(client, userId, imageId) : imageId;
          const body = toChangedBody(post.body, change);
          await updatePost(client, body, nextImage);
          return {};
        };
      },
    });
  });

  app.delete<OfPost>('/posts/:id', async (request, reply) => {
    const { userId } = await needSession(request);
    const { id } = request.params;
    return answerWrite({
      request,
      reply,
      userId,
      work: async (client) => {
        const { imageId } = await takeOwn(client, id, userId);
        await deletePost(client, id);
        const gone = imageId === null ? [] : await deleteUnused(client, [imageId]);
        return { body: {}, settled: () => files.remove(gone) };
      },
    });
  });
}

/** The post, held for a change; throws where it is gone or somebody else's. */
async function takeOwn(client: PoolClient, id: string, userId: string): Promise<KnownPost> {
  const post = isUuid(id) ? await findPostToChange(client, id) : undefined;
  if (post === undefined) return refuseGone();
  if (!canChangePost(post, userId)) throw new Problem(403, postTexts.notYourPost);
  return post;
}

function toVersionHeader(body: string) {
  const { version }: Pick<Post, 'version'> = JSON.parse(body);
  return { etag: toVersionTag(version) };
}

/** A post as its author's writes answer it. */
async function findOwn(client: Pool | PoolClient, id: string, userId: string): Promise<unknown> {
  const found = (await findPost(client, id, userId)) ?? refuseGone();
  return JSON.parse(found.text);
}
