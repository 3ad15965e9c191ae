import * as v from 'valibot';
import { apiPaths } from '../../../contract/paths.ts';
import { CommentAnswer } from '../../../contract/post.ts';
import type { OutboxRow } from '../../offline/outbox/rows.ts';
import { decide } from '../decide.ts';
import { toOurText } from '../mark-failure.ts';
import { isDevice, NotKept, wish } from '../outbox.ts';
import { queryClient } from '../query-client.ts';
import { isTargetGone, toRefusedSentence } from '../refusals.ts';
import { callApi } from '../send.ts';
import { readSession } from '../session.ts';
import { useWaiting } from '../waiting.ts';
import { toPostKey } from './post.ts';

const NOT_SENT = 'The comment could not be sent. Please try again.';
const NOT_DELETED = 'The comment could not be deleted. Please try again.';

/** Puts a comment on the post with this `title` in the outbox, and its draft goes. Answers why that could not be, or nothing: then it is safe. */
export async function addComment(
  postId: string,
  title: string,
  content: string,
): Promise<string | undefined> {
  const userId = readSession()?.user.id;
  if (userId === undefined) return new NotKept('signed-out').message;
  try {
    const [{ toNewId }, { toCommentDraftId }] = await Promise.all([
      import('../../offline/outbox/ids.ts'),
      import('../../offline/comment-drafts.ts'),
    ]);
    const commentId = toNewId();
    const command = { op: 'comment.add', postId, commentId, content } as const;
    await orDirectly(
      wish(command, { userId, label: title, draftId: toCommentDraftId(userId, postId) }),
      async () => {
        const json = { _id: commentId, content };
        const call = { method: 'POST', json, fallback: NOT_SENT } as const;
        await callApi(apiPaths.comments(postId), CommentAnswer, call);
        await queryClient.invalidateQueries({ queryKey: toPostKey(postId) });
      },
    );
    return undefined;
  } catch (error) {
    return toOurText(error) ?? NOT_SENT;
  }
}

/** Takes a comment away, one's own or one on one's own post; answers why that could not be, or nothing. */
export async function removeComment(
  postId: string,
  commentId: string,
): Promise<string | undefined> {
  const userId = readSession()?.user.id;
  if (userId === undefined) return new NotKept('signed-out').message;
  try {
    await orDirectly(wish({ op: 'comment.delete', postId, commentId }, { userId }), async () => {
      const call = { method: 'DELETE', fallback: NOT_DELETED } as const;
      await callApi(apiPaths.comment(postId, commentId), v.unknown(), call);
      await queryClient.invalidateQueries({ queryKey: toPostKey(postId) });
    });
    return undefined;
  } catch (error) {
    return toOurText(error) ?? NOT_DELETED;
  }
}

/** A device that stores nothing can still ask the server. */
async function orDirectly(wished: Promise<void>, ask: () => Promise<void>): Promise<void> {
  try {
    await wished;
  } catch (error) {
    if (!isDevice(error)) throw error;
    await ask();
  }
}

/** A comment of one's own that the server refused. `isPostGone`: there is nothing left to comment on. */
export interface RefusedComment {
  id: string;
  content: string;
  reason: string;
  isPostGone: boolean;
  row: OutboxRow;
}

/** Those on one post, in order. */
export function useRefusedComments(postId: string): RefusedComment[] {
  return useWaiting().rows.flatMap((row) => {
    const { command, state } = row;
    if (command.op !== 'comment.add' || command.postId !== postId || state !== 'failed') return [];
    const isPostGone = isTargetGone(row);
    const reason = toRefusedSentence(row);
    return [{ id: command.commentId, content: command.content, reason, isPostGone, row }];
  });
}

/** Sends a refused comment again, with other words or as it is; answers why that could not be, or nothing. */
export async function sendCommentAgain(
  { row }: RefusedComment,
  content?: string,
): Promise<string | undefined> {
  const { command } = row;
  if (command.op !== 'comment.add') return undefined;
  const mended = content === undefined ? undefined : { ...command, content };
  return decide(({ sendAgain }) => sendAgain(row, mended));
}
