import { defineEndpoint, defineVariant } from '../endpoint.ts';
import { pageQuery } from '../page-query.ts';
import { Cooks } from '../post/cooks.ts';
import { listPostsOfUser } from './posts.ts';

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

export const listCooksOfUser = defineVariant(listPostsOfUser, { path: '/users/:userId/cooks' });
