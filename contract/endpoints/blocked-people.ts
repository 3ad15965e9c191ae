import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { Person } from '../post/post.ts';

/** Lists the members that the caller has blocked, newest first. Its own file, because every page loads `setBlock`. */
export const listBlocks = defineEndpoint({
  method: 'GET',
  path: '/user/blocks',
  access: 'member',
  limit: null,
  body: null,
  query: null,
  response: v.object({ users: v.array(Person) }),
  statuses: [200],
  writes: false,
});
