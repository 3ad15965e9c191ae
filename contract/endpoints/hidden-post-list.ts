import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { HiddenPost } from '../post/hidden-post.ts';

/** What the caller has hidden, the newest first. Apart from `setHiddenPost`, which every page loads. */
export const listHiddenPosts = defineEndpoint({
  method: 'GET',
  path: '/user/hidden-posts',
  access: 'member',
  limit: null,
  body: null,
  query: null,
  response: v.object({ posts: v.array(HiddenPost) }),
  statuses: [200],
  writes: false,
});
