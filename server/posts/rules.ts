import { accountTexts } from '../../texts/en/accounts.ts';
import { postTexts } from '../../texts/en/posts.ts';
import { Problem } from '../problem.ts';

/** Specification 6: edit and delete are the author's. */
export function canChangePost(post: { authorId: string | null }, userId: string): boolean {
  return post.authorId === userId;
}

/** Specification 6: comment deletion is offered to the comment's author or the post's author. */
export function canDeleteComment(
  comment: { authorId: string },
  post: { authorId: string | null },
  userId: string,
): boolean {
  return comment.authorId === userId || post.authorId === userId;
}

/** Its author alone; for how long is decided by the server's clock. */
export function canEditComment(comment: { authorId: string }, userId: string): boolean {
  return comment.authorId === userId;
}

export function createPostGone(): Problem {
  return new Problem(404, postTexts.postGone);
}

export function refuseGone(): never {
  throw createPostGone();
}

/** Contract: the id belongs to somebody else. */
export function refuseTaken(): never {
  throw createIdTaken();
}

/** Neither stored nor there: the account or the post went in between. Whoever tries again learns which. */
export function refuseMoved(): never {
  throw new Problem(503, accountTexts.busy, { retryAfter: 1 });
}

/** A 404 of its own: the post is there. */
export function createRepliedToGone(): Problem {
  return new Problem(404, postTexts.repliedToGone, { code: 'replied_to_gone' });
}

export function createIdTaken(): Problem {
  return new Problem(409, postTexts.idTaken, { code: 'id_taken' });
}
