import { defineEndpoint, defineVariant } from '../endpoint.ts';
import { pageQuery } from '../page-query.ts';
import { Cooks } from '../post/cooks.ts';
import { listPostsOfUser } from './posts.ts';

/** Who cooked a dish, what they think of it, and what they tell. */
export const listCooks = defineEndpoint({
  method: 'GET',
  path: '/recipes/:recipeId/cooks',
  access: 'visitor-or-member',
  limit: null,
  body: null,
  query: pageQuery({}),
  response: Cooks,
  statuses: [200],
  writes: false,
});

/** What somebody cooked or rated: their posts about dishes, the newest first. */
export const listCooksOfUser = defineVariant(listPostsOfUser, { path: '/users/:userId/cooks' });
