import * as v from 'valibot';
import { setHiddenPost } from '../endpoints/hidden-posts.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

/** `title` is for the lists of waiting writes and of hidden posts. Only what the server has can be hidden: it is by others. */
const fields = { postId: v.string(), title: v.string(), on: v.boolean() };

export const postHideSet = defineWrite('post-hide.set', fields, {
  endpoints: [setHiddenPost],
  request: ({ postId, on }) => toRequest(setHiddenPost, { postId }, { body: { hidden: on } }),
  entity: () => 'me',
  lanes: ({ postId }) => [`post-hide:${postId}`],
  passesRefused: true,
  ids: NO_IDS,
  collapse: { kind: 'toggle', key: ({ postId }) => `post-hide:${postId}`, isOn: ({ on }) => on },
  missingTarget: 'drop',
  resend: 'while-key-lasts',
  isAttachment: false,
  bytesId: null,
  rebase: null,
});
