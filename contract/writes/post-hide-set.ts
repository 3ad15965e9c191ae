import * as v from 'valibot';
import { setHiddenPost } from '../endpoints/hidden-posts.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

/** `title` is shown in lists. Only another member's post can be hidden, so it always exists on the server. */
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
