import { decide, isTargetMissing, toRefusedSentence } from '#domain/outbox/refusals.ts';
import { submit, toOurText } from '#domain/outbox/submit.ts';
import { offerUndo, submitUndoable } from '#domain/outbox/undo.ts';
import { useWaiting } from '#domain/outbox/waiting.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import { readSession } from '#platform/session.ts';
import * as commentTexts from '#texts/comment.ts';
import * as postTexts from '#texts/post.ts';

/**
 * Adds a comment or a reply and removes its draft. Resolves with the error message, or undefined.
 * @param title Title of the post, shown as label in the outbox.
 */
export async function addComment(
  postId: string,
  title: string,
  content: string,
  replyTo?: string,
): Promise<string | undefined> {
  const userId = readSession()?.user.id ?? '';
  try {
    const [{ toNewId }, { toCommentDraftId }] = await Promise.all([
      import('#offline/outbox/ids.ts'),
      import('#offline/community/comment-drafts.ts'),
    ]);
    const comment = { op: 'comment.add', postId, commentId: toNewId(), content } as const;
    const command = { ...comment, ...(replyTo !== undefined && { replyTo }) };
    await submit([{ command, label: title, draftId: toCommentDraftId(userId, postId) }]);
    return undefined;
  } catch (error) {
    return toOurText(error) ?? postTexts.commentNotSent;
  }
}

/** Edits the viewer's own comment. Resolves with the error message, or undefined. */
export async function updateComment(
  postId: string,
  title: string,
  comment: { id: string; content: string },
): Promise<string | undefined> {
  const { id: commentId, content } = comment;
  try {
    const command = { op: 'comment.update', postId, commentId, content } as const;
    await submit([{ command, label: title }]);
    return undefined;
  } catch (error) {
    return toOurText(error) ?? postTexts.commentNotChanged;
  }
}

/** Deletes a comment and offers to undo it. Resolves with the error message, or undefined. */
export async function removeComment(
  postId: string,
  commentId: string,
): Promise<string | undefined> {
  try {
    const undoable = await submitUndoable({ op: 'comment.delete', postId, commentId });
    if (undoable) offerUndo(commentTexts.deleted, undoable);
    return undefined;
  } catch (error) {
    return toOurText(error) ?? postTexts.commentNotDeleted;
  }
}

/** The viewer's own comment that the server refused. `isPostMissing`: the post no longer exists. */
export interface RefusedComment {
  id: string;
  content: string;
  reason: string;
  isPostMissing: boolean;
  row: OutboxRow;
}

export function useRefusedComments(postId: string): RefusedComment[] {
  return useWaiting().rows.flatMap((row) => {
    const { command, state } = row;
    if (command.op !== 'comment.add' || command.postId !== postId || state !== 'failed') return [];
    const isPostMissing = isTargetMissing(row);
    const reason = toRefusedSentence(row);
    return [{ id: command.commentId, content: command.content, reason, isPostMissing, row }];
  });
}

/** Resubmits a refused comment, optionally with other text. Resolves with the error message, or undefined. */
export async function sendCommentAgain(
  { row }: RefusedComment,
  content?: string,
): Promise<string | undefined> {
  const { command } = row;
  if (command.op !== 'comment.add') return undefined;
  const edited = content === undefined ? undefined : { ...command, content };
  return decide(({ sendAgain }) => sendAgain(row, edited));
}
