import * as v from 'valibot';
import { addComment } from '../endpoints/comments.ts';
import { defineWrite, toRequest } from './define-write.ts';

export const commentAdd = defineWrite(
  'comment.add',
  { postId: v.string(), commentId: v.string(), content: v.string() },
  {
    endpoints: [addComment],
    request: ({ postId, commentId, content }) =>
      toRequest(addComment, { postId }, { body: { _id: commentId, content } }),
    entity: ({ postId }) => `post:${postId}`,
    lanes: ({ postId }) => [`thread:${postId}`],
    passesRefused: false,
    ids: {
      makes: ({ commentId }) => commentId,
      removes: null,
      needs: ({ postId }) => [postId],
      replace: (command, toId) => ({
        ...command,
        postId: toId(command.postId),
        commentId: toId(command.commentId),
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
