import * as v from 'valibot';
import { updateComment } from '../endpoints/comments.ts';
import { commentAdd } from './comment-add.ts';
import { defineWrite, toRequest } from './define-write.ts';

const fields = { postId: v.string(), commentId: v.string(), content: v.string() };
const CommentUpdate = v.object({ op: v.literal('comment.update'), ...fields });

export const commentUpdate = defineWrite('comment.update', fields, {
  endpoints: [updateComment],
  request: ({ postId, commentId, content }) =>
    toRequest(updateComment, { postId, commentId }, { body: { content } }),
  entity: ({ postId }) => `post:${postId}`,
  lanes: ({ postId }) => [`thread:${postId}`],
  passesRefused: false,
  ids: {
    makes: null,
    removes: null,
    without: null,
    needs: ({ postId, commentId }) => [postId, commentId],
    replace: (command, toId) => ({
      ...command,
      postId: toId(command.postId),
      commentId: toId(command.commentId),
    }),
  },
  collapse: { kind: 'merge', key: ({ commentId }) => commentId, merge },
  missingTarget: 'refuse',
  resend: 'while-key-lasts',
  isAttachment: false,
  bytesId: null,
  rebase: null,
});

/** An edit of an unsent comment is merged into it. */
function merge(earlier: { op: string }, edit: v.InferOutput<typeof CommentUpdate>) {
  const isSame = v.is(commentAdd.schema, earlier) || v.is(CommentUpdate, earlier);
  return isSame ? { ...earlier, content: edit.content } : edit;
}
