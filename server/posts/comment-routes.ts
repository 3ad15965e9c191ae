import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import type { PathParams } from '../../contract/endpoint.ts';
import { addComment, deleteComment, listComments } from '../../contract/endpoints/comments.ts';
import type { Comment, CommentAnswer } from '../../contract/post/post.ts';
import { postTexts } from '../../texts/en/posts.ts';
import { addEndpoint } from '../http/add-endpoint.ts';
import { Problem } from '../problem.ts';
import { isUuid } from '../uuid.ts';
import { addOwnWrite, type Ownership } from '../writes/add-own-write.ts';
import { addWrite, type MemberParts } from '../writes/add-write.ts';
import type { Answer } from '../writes/answer.ts';
import { createBatchedWrite } from '../writes/batched-write.ts';
import {
  findComment,
  findCommentPage,
  insertComments,
  type NewComment,
  removeComment,
} from './comment-store.ts';
import { toPlace } from './post-query.ts';
import { findPostAuthor } from './post-store.ts';
import { canDeleteComment, createIdTaken, refuseGone } from './rules.ts';

export function addCommentRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { pool, gate } = parts;

  addEndpoint(
    app,
    listComments,
    async ({ params: { postId }, query }) => {
      const page = toPlace(query);
      const isThere = isUuid(postId) && (await findPostAuthor(pool, postId)) !== undefined;
      return isThere ? findCommentPage(pool, postId, page) : refuseGone();
    },
    gate,
  );

  const insertBatched = createBatchedWrite<NewComment, CommentAnswer>(
    pool,
    async (client, asked) => {
      const made = await insertComments(client, asked);
      return made.map((comment) => comment && { status: 201, body: { comment } });
    },
    async (client, { id, authorId }) => toRepeat(await findComment(client, id), authorId),
  );

  addWrite(app, parts, addComment, ({ params: { postId }, userId, body }) => {
    const { _id: id = v7(), content } = body;
    const comment = { id, postId, authorId: userId, content, createdAt: new Date() };
    return isUuid(postId)
      ? { batched: insertBatched(comment) }
      : { work: async () => refuseGone() };
  });

  addOwnWrite(app, parts, deleteComment, ownComment, ({ params: { commentId } }) => ({
    prepare: async () => async (client) => {
      await removeComment(client, commentId);
      return { body: {} };
    },
  }));
}

interface Remark {
  comment: Comment;
  post: { authorId: string | null };
}

const ownComment: Ownership<PathParams<typeof deleteComment>, Remark> = {
  find: async (client, { postId, commentId }) => {
    const authorId = isUuid(postId) ? await findPostAuthor(client, postId) : undefined;
    if (authorId === undefined) return refuseGone();
    const found = isUuid(commentId) ? await findComment(client, commentId) : undefined;
    if (found?.postId !== postId.toLowerCase()) throw new Problem(404, postTexts.commentGone);
    return { comment: found.comment, post: { authorId } };
  },
  isOwner: ({ comment, post }, userId) => canDeleteComment(comment, post, userId),
  refusal: () => new Problem(403, postTexts.notYourComment),
};

/** The response where nothing was inserted: the existing comment with this id, or no such post. */
function toRepeat(
  first: { comment: Comment } | undefined,
  authorId: string,
): Answer<CommentAnswer> {
  if (first === undefined) return refuseGone();
  const { comment } = first;
  if (comment.authorId !== authorId) throw createIdTaken();
  return { body: { comment } };
}
