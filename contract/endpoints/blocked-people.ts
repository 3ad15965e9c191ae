import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { Person } from '../post/post.ts';

/** Whom the caller has blocked, the newest first. Apart from `setBlock`, which every page loads. */
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
