import { defineEndpoint } from '../endpoint.ts';
import { Insight } from '../recipe/insight.ts';

export const getInsight = defineEndpoint({
  method: 'GET',
  path: '/cultural/insight/:recipeId',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: Insight,
  statuses: [200],
  writes: false,
});
