import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { HiddenPost } from '../post/hidden-post.ts';

/** Lists the posts that the caller has hidden, newest first. Its own file, because every page loads `setHiddenPost`. */
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
