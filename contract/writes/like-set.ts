import * as v from 'valibot';
import { defineWrite, toPath } from './define-write.ts';

/** Names the state that is wanted, so that sending it twice means the same. */
export const likeSet = defineWrite(
  'like.set',
  { postId: v.string(), on: v.boolean() },
  {
    request: ({ postId, on }) => ({
      method: on ? 'POST' : 'DELETE',
      path: toPath('posts', postId, 'like'),
    }),
    entity: ({ postId }) => `post:${postId}`,
    lanes: ({ postId }) => [`like:${postId}`],
    passesRefused: false,
    ids: {
      makes: null,
      removes: null,
      needs: ({ postId }) => [postId],
      replace: (command, toId) => ({ ...command, postId: toId(command.postId) }),
    },
    collapse: { kind: 'toggle', key: ({ postId }) => `like:${postId}`, isOn: ({ on }) => on },
    missingTarget: 'drop',
    resend: 'while-key-lasts',
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);
