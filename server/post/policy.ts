import { Problem } from '#server/platform/problem.ts';
import * as accountTexts from '#texts/account.ts';
import * as postTexts from '#texts/post.ts';

/** Only the author may edit and delete a post. */
export function canChangePost(post: { authorId: string | null }, userId: string): boolean {
  return post.authorId === userId;
}

/** Comment deletion is offered to the comment's author or the post's author. */
export function canDeleteComment(
  comment: { authorId: string },
  post: { authorId: string | null },
  userId: string,
): boolean {
  return comment.authorId === userId || post.authorId === userId;
}

/** Only the author may edit. The route checks the time limit with the server's clock. */
export function canEditComment(comment: { authorId: string }, userId: string): boolean {
  return comment.authorId === userId;
}

export function createPostMissing(): Problem {
  return new Problem(404, postTexts.postGone);
}

export function refuseMissing(): never {
  throw createPostMissing();
}

/** Contract: the id belongs to another member. */
export function refuseTaken(): never {
  throw createIdTaken();
}

/**
 * The insert failed and no post has the id, because the account or the post was just deleted. A retry returns the
 * exact reason.
 */
export function refuseMoved(): never {
  throw new Problem(503, accountTexts.busy, { retryAfter: 1 });
}

/** Has its own code, because the post still exists. */
export function createRepliedToMissing(): Problem {
  return new Problem(404, postTexts.repliedToGone, { code: 'replied_to_gone' });
}

export function createIdTaken(): Problem {
  return new Problem(409, postTexts.idTaken, { code: 'id_taken' });
}
