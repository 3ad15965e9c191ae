import * as v from 'valibot';
import { OwnUserAnswer } from '../account/user.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Takes a post of somebody else out of the caller's own lists, or puts it back. */
export const setHiddenPost = defineEndpoint({
  method: 'PUT',
  path: '/user/hidden-posts/:postId',
  access: 'member',
  limit: null,
  body: v.object({ hidden: v.boolean() }),
  query: null,
  response: OwnUserAnswer,
  statuses: [200],
  writes: true,
});
