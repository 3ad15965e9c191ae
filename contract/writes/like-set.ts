import * as v from 'valibot';
import { likePost, unlikePost } from '../endpoints/posts.ts';
import { defineWrite, toRequest } from './define-write.ts';

/** Contains the wanted state, so a resend changes nothing. */
export const likeSet = defineWrite(
  'like.set',
  { postId: v.string(), on: v.boolean() },
  {
    endpoints: [likePost, unlikePost],
    request: ({ postId, on }) =>
      on ? toRequest(likePost, { postId }) : toRequest(unlikePost, { postId }),
    entity: ({ postId }) => `post:${postId}`,
    lanes: ({ postId }) => [`like:${postId}`],
    passesRefused: false,
    ids: {
      makes: null,
      removes: null,
      without: null,
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
