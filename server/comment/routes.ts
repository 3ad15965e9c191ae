import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import {
  addComment,
  deleteComment,
  listComments,
  updateComment,
} from '#contract/comment/endpoints.ts';
import type { PathParams } from '#contract/platform/endpoint.ts';
import { COMMENT_EDIT_MS } from '#contract/post/limits.ts';
import type { Comment, CommentAnswer } from '#contract/post/schema.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import {
  addOwnWrite,
  addWrite,
  type MemberParts,
  type Ownership,
} from '#server/platform/writes/add-write.ts';
import type { Answer } from '#server/platform/writes/answer.ts';
import { createBatchedWrite } from '#server/platform/writes/batched-write.ts';
import { filterBlocked, refuseIfBlocked, toCommenter } from '#server/post/blocks.ts';
import {
  canDeleteComment,
  canEditComment,
  createIdTaken,
  createRepliedToMissing,
  refuseMissing,
} from '#server/post/policy.ts';
import { toPaging } from '#server/post/post-query.ts';
import { findPostAuthor, isPostThere } from '#server/post/post-store.ts';
import { createRepeated, findRepeated } from '#server/post/repeated.ts';
import * as postTexts from '#texts/post.ts';
import {
  changeComment,
  findComment,
  findCommentPage,
  findReply,
  insertComments,
  type NewComment,
  removeComment,
} from './store.ts';

export function addCommentRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { pool, gate } = parts;

  addEndpoint(
    app,
    listComments,
    async ({ params: { postId }, query, viewerId, personalViewerId }) => {
      const paging = toPaging(query);
      await refuseIfBlocked(pool, postId, personalViewerId);
      const isThere = isUuid(postId) && (await isPostThere(pool, postId, viewerId));
      if (!isThere) return refuseMissing();
      const { comments, pagination } = await findCommentPage(pool, postId, {
        ...paging,
        readerId: viewerId,
      });
      return {
        comments: await filterBlocked(pool, comments, personalViewerId, toCommenter),
        pagination,
      };
    },
    gate,
  );

  const insertBatched = createInsertBatched(parts);

  addWrite(app, parts, addComment, {
    before: ({ params: { postId }, personalViewerId }) =>
      refuseIfBlocked(pool, postId, personalViewerId),
    batch: async ({ params: { postId }, userId, body: { _id: id = v7(), content, replyTo } }) => {
      if (!isUuid(postId)) return undefined;
      const reply =
        replyTo === undefined
          ? undefined
          : await findReply(pool, { postId, commentId: replyTo, userId });
      if (replyTo !== undefined && !reply) return undefined;
      return insertBatched({ id, postId, authorId: userId, content, createdAt: new Date(), reply });
    },
    work: async (client, { params: { postId }, userId, body: { _id: id } }) => {
      if (!isUuid(postId)) return refuseMissing();
      return refuseReply(client, { id, postId, userId });
    },
  });

  addOwnWrite(app, parts, updateComment, commentToEdit, {
    work: async (client, { body: { content }, thing: { comment } }) => {
      const now = new Date();
      if (now.getTime() - Date.parse(comment.createdAt) > COMMENT_EDIT_MS) {
        throw new Problem(403, postTexts.commentTooOld);
      }
      const isThere = await changeComment(client, comment._id, content, now);
      if (!isThere) throw new Problem(404, postTexts.commentGone);
      return { body: { comment: { ...comment, content, editedAt: now.toISOString() } } };
    },
  });

  addOwnWrite(app, parts, deleteComment, ownComment, {
    work: async (client, { params: { commentId } }) => {
      await removeComment(client, commentId);
      return { body: {} };
    },
  });
}

/** Inserts the comments of several callers in one statement. */
function createInsertBatched({ pool, gate }: MemberParts) {
  /** Returns an empty set if rate limits are off. */
  const findRefused: typeof findRepeated = async (client, comments) =>
    gate.limiter ? findRepeated(client, comments) : new Set();

  return createBatchedWrite<NewComment, CommentAnswer>(
    pool,
    async (client, entries) => {
      const repeated = await findRefused(
        client,
        entries.map(({ item }) => item),
      );
      const fresh = entries.filter(({ item }) => !repeated.has(item));
      const made = await insertComments(client, fresh);
      const byItem = new Map(fresh.map(({ item }, n) => [item, made[n]]));
      return entries.map(({ item }) => {
        const comment = byItem.get(item);
        return comment && { status: 201, body: { comment } };
      });
    },
    async (client, item) => {
      const first = await findComment(client, item.id);
      if (!first && (await findRefused(client, [item])).has(item)) throw createRepeated();
      if (!first && item.reply && (await isPostThere(client, item.postId, item.authorId))) {
        throw createRepliedToMissing();
      }
      return toRepeat(first, item.authorId);
    },
  );
}

interface Remark {
  comment: Comment;
  post: { authorId: string | null };
}

const ownComment: Ownership<PathParams<typeof deleteComment>, Remark> = {
  find: async (client, { postId, commentId }) => {
    const authorId = isUuid(postId) ? await findPostAuthor(client, postId) : undefined;
    if (authorId === undefined) return refuseMissing();
    const found = isUuid(commentId) ? await findComment(client, commentId) : undefined;
    if (found?.postId !== postId.toLowerCase()) throw new Problem(404, postTexts.commentGone);
    return { comment: found.comment, post: { authorId } };
  },
  isOwner: ({ comment, post }, userId) => canDeleteComment(comment, post, userId),
  authorId: ({ comment }) => comment.authorId,
  isHidden: ({ comment }) => comment.hidden === true,
  createMissing: () => new Problem(404, postTexts.commentGone),
  refusal: () => new Problem(403, postTexts.notYourComment),
};

const commentToEdit: typeof ownComment = {
  ...ownComment,
  isOwner: ({ comment }, userId) => canEditComment(comment, userId),
  refusal: () => new Problem(403, postTexts.notYourCommentToChange),
};

/** Answers a reply to a missing comment: returns an existing comment with this id, otherwise throws a 404. */
async function refuseReply(
  client: PoolClient,
  { id, postId, userId }: { id: string | undefined; postId: string; userId: string },
): Promise<Answer<CommentAnswer>> {
  const first = id === undefined ? undefined : await findComment(client, id);
  if (first) return toRepeat(first, userId);
  if (!(await isPostThere(client, postId, userId))) return refuseMissing();
  throw createRepliedToMissing();
}

/** Returns the existing comment with this id. Throws a 404 if there is none and a 409 if it has another author. */
function toRepeat(
  first: { comment: Comment } | undefined,
  authorId: string,
): Answer<CommentAnswer> {
  if (first === undefined) return refuseMissing();
  const { comment } = first;
  if (comment.authorId !== authorId) throw createIdTaken();
  return { body: { comment } };
}
