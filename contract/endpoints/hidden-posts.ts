import * as v from 'valibot';
import { CurrentUserAnswer } from '../account/user.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Hides another member's post from the caller's lists, or shows it again. */
export const setHiddenPost = defineEndpoint({
  method: 'PUT',
  path: '/user/hidden-posts/:postId',
  access: 'member',
  limit: null,
  body: v.object({ hidden: v.boolean() }),
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: true,
});
