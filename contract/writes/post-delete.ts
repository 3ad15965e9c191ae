import * as v from 'valibot';
import { deletePost } from '../endpoints/posts.ts';
import { defineWrite, toRequest } from './define-write.ts';

export const postDelete = defineWrite(
  'post.delete',
  { postId: v.string() },
  {
    endpoints: [deletePost],
    request: ({ postId }) => toRequest(deletePost, { postId }),
    entity: ({ postId }) => `post:${postId}`,
    // Waits for every write about the post: its text, likes and comments.
    lanes: ({ postId }) => [`post:${postId}`, `like:${postId}`, `thread:${postId}`],
    passesRefused: true,
    ids: {
      makes: null,
      removes: ({ postId }) => postId,
      without: null,
      needs: ({ postId }) => [postId],
      replace: (command, toId) => ({ ...command, postId: toId(command.postId) }),
    },
    collapse: { kind: 'cancels' },
    missingTarget: 'drop',
    resend: 'while-key-lasts',
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);
