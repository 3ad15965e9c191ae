import * as v from 'valibot';
import { addComment } from '../endpoints/comments.ts';
import { defineWrite, toRequest } from './define-write.ts';

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
    passesRefused: false,
    ids: {
      makes: ({ commentId }) => commentId,
      removes: null,
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
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);
