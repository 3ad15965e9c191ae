import * as v from 'valibot';
import { defineWrite, toRequest } from '#contract/platform/define-write.ts';
import { addComment, deleteComment, updateComment } from './endpoints.ts';

export const commentAdd = defineWrite(
  'comment.add',
  {
    postId: v.string(),
    commentId: v.string(),
    content: v.string(),
    replyTo: v.optional(v.string()),
  },
  {
    endpoints: [addComment],
    request: ({ postId, commentId, content, replyTo }) => {
      const body = { _id: commentId, content, ...(replyTo !== undefined && { replyTo }) };
      return toRequest(addComment, { postId }, { body });
    },
    entity: ({ postId }) => `post:${postId}`,
    lanes: ({ postId }) => [`thread:${postId}`],
    ids: {
      makes: ({ commentId }) => commentId,
      // The server does the same: a reply to a deleted comment becomes a top-level comment.
      without: ({ replyTo, ...command }, id) => (replyTo === id ? command : undefined),
      needs: ({ postId, replyTo }) => (replyTo === undefined ? [postId] : [postId, replyTo]),
      replace: ({ replyTo, ...command }, toId) => ({
        ...command,
        postId: toId(command.postId),
        commentId: toId(command.commentId),
        ...(replyTo !== undefined && { replyTo: toId(replyTo) }),
      }),
    },
    collapse: { kind: 'once' },
    missingTarget: 'refuse',
    resend: 'for-ever',
  },
);

const fields = { postId: v.string(), commentId: v.string(), content: v.string() };
const CommentUpdate = v.object({ op: v.literal('comment.update'), ...fields });

export const commentUpdate = defineWrite('comment.update', fields, {
  endpoints: [updateComment],
  request: ({ postId, commentId, content }) =>
    toRequest(updateComment, { postId, commentId }, { body: { content } }),
  entity: ({ postId }) => `post:${postId}`,
  lanes: ({ postId }) => [`thread:${postId}`],
  ids: {
    needs: ({ postId, commentId }) => [postId, commentId],
    replace: (command, toId) => ({
      ...command,
      postId: toId(command.postId),
      commentId: toId(command.commentId),
    }),
  },
  collapse: { kind: 'merge', key: ({ commentId }) => commentId, merge },
  missingTarget: 'refuse',
});

/** An edit of an unsent comment is merged into it. */
function merge(earlier: { op: string }, edit: v.InferOutput<typeof CommentUpdate>) {
  const isSame = v.is(commentAdd.schema, earlier) || v.is(CommentUpdate, earlier);
  return isSame ? { ...earlier, content: edit.content } : edit;
}

export const commentDelete = defineWrite(
  'comment.delete',
  { postId: v.string(), commentId: v.string() },
  {
    endpoints: [deleteComment],
    request: ({ postId, commentId }) => toRequest(deleteComment, { postId, commentId }),
    entity: ({ postId }) => `post:${postId}`,
    lanes: ({ postId }) => [`thread:${postId}`],
    ids: {
      removes: ({ commentId }) => commentId,
      needs: ({ postId, commentId }) => [postId, commentId],
      replace: (command, toId) => ({
        ...command,
        postId: toId(command.postId),
        commentId: toId(command.commentId),
      }),
    },
    collapse: { kind: 'cancels' },
    missingTarget: 'drop',
  },
);
