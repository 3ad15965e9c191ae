import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import type { Comment, CommentAnswer } from '../../contract/post.ts';
import { CommentBody } from '../../contract/post-body.ts';
import { COMMENTS_PAGE } from '../../contract/post-limits.ts';
import { postTexts } from '../../contract/post-texts.ts';
import type { WriteParts } from '../accounts/write-parts.ts';
import type { QueryStrings } from '../http/page-query.ts';
import { readBody } from '../http/read-body.ts';
import { COMMENTS_PER_USER, countOne } from '../limits/limits.ts';
import { Problem } from '../problem.ts';
import { isUuid } from '../uuid.ts';
import type { Answer } from '../writes/answer.ts';
import { createTogether } from '../writes/together.ts';
import {
  deleteComment,
  findComment,
  findCommentPage,
  insertComments,
  type NewComment,
} from './comment-store.ts';
import { toPageQuery } from './post-query.ts';
import { findPostAuthor } from './post-store.ts';
import { canDeleteComment, refuseGone, toGone, toTaken } from './rules.ts';

interface OfPost {
  Params: { id: string };
}

export function addCommentRoutes(app: FastifyInstance, parts: WriteParts): void {
  const { pool, limiter, needSession, findViewer, answerWrite } = parts;

  app.get<OfPost & { Querystring: QueryStrings }>('/posts/:id/comments', async (request, reply) => {
    await findViewer(request);
    const { id } = request.params;
    const page = toPageQuery(request.query, COMMENTS_PAGE, COMMENTS_PAGE);
    const isThere = isUuid(id) && (await findPostAuthor(pool, id)) !== undefined;
    if (!isThere) return refuseGone();
    return reply.send(await findCommentPage(pool, id, page));
  });

  const say = createTogether<NewComment>(pool, async (client, comments) => {
    const made = await insertComments(client, comments);
    const answers: (Answer | Problem)[] = [];
    for (const [n, { id, authorId }] of comments.entries()) {
      const comment = made[n];
      if (comment) answers.push({ status: 201, body: { comment } satisfies CommentAnswer });
      else answers.push(toRepeat(await findComment(client, id), authorId));
    }
    return answers;
  });

  app.post<OfPost>('/posts/:id/comments', async (request, reply) => {
    const { userId } = await needSession(request);
    await countOne(limiter, `comments ${userId}`, COMMENTS_PER_USER);
    const { id: postId } = request.params;
    const { _id: id = v7(), content } = readBody(CommentBody, request.body);
    return answerWrite({
      request,
      reply,
      userId,
      ...(isUuid(postId)
        ? { together: say({ id, postId, authorId: userId, content, createdAt: new Date() }) }
        : { work: async () => refuseGone() }),
    });
  });

  app.delete<{ Params: { id: string; commentId: string } }>(
    '/posts/:id/comments/:commentId',
    async (request, reply) => {
      const { userId } = await needSession(request);
      const { id, commentId } = request.params;
      return answerWrite({
        request,
        reply,
        userId,
        work: async (client) => {
          const authorId = isUuid(id) ? await findPostAuthor(client, id) : undefined;
          if (authorId === undefined) return refuseGone();
          const found = isUuid(commentId) ? await findComment(client, commentId) : undefined;
          if (found?.postId !== id.toLowerCase()) throw new Problem(404, postTexts.commentGone);
          if (!canDeleteComment(found.comment, { authorId }, userId)) {
            throw new Problem(403, postTexts.notYourComment);
          }
          await deleteComment(client, commentId);
          return { body: {} };
        },
      });
    },
  );
}

/** What nothing new was made for: the comment that had the id before, or no post. */
function toRepeat(first: { comment: Comment } | undefined, authorId: string): Answer | Problem {
  if (first === undefined) return toGone();
  const { comment } = first;
  return comment.authorId === authorId ? { body: { comment } } : toTaken();
}
