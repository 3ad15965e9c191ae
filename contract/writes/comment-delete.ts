import * as v from 'valibot';
import { defineWrite, toPath } from './define-write.ts';

export const commentDelete = defineWrite(
  'comment.delete',
  { postId: v.string(), commentId: v.string() },
  {
    request: ({ postId, commentId }) => ({
      method: 'DELETE',
      path: toPath('posts', postId, 'comments', commentId),
    }),
    entity: ({ postId }) => `post:${postId}`,
    lanes: ({ postId }) => [`thread:${postId}`],
    passesRefused: false,
    ids: {
      makes: null,
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
    resend: 'while-key-lasts',
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);
