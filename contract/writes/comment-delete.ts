import * as v from 'valibot';
import { deleteComment } from '../endpoints/comments.ts';
import { defineWrite, toRequest } from './define-write.ts';

export const commentDelete = defineWrite(
  'comment.delete',
  { postId: v.string(), commentId: v.string() },
  {
    endpoints: [deleteComment],
    request: ({ postId, commentId }) => toRequest(deleteComment, { postId, commentId }),
    entity: ({ postId }) => `post:${postId}`,
    lanes: ({ postId }) => [`thread:${postId}`],
    passesRefused: false,
    ids: {
      makes: null,
      removes: ({ commentId }) => commentId,
      without: null,
      needs: ({ postId, commentId }) => [postId, commentId],
      replace: (command, toId) => ({
        ...command,
        postId: toId(command.postId),
        commentId: toId(command.commentId),
      }),
    },
    collapse: { kind: 'cancels' },
    missingTarget: 'drop',
    resend: 'while-key-lasts',
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);
