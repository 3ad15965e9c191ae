import * as v from 'valibot';
import { defineEndpoint, defineVariant } from '#contract/platform/endpoint.ts';
import { TipAnswer, TipBody, TipLikeAnswer, Tips } from './schema.ts';

export const listTips = defineEndpoint({
  method: 'GET',
  path: '/recipes/:recipeId/tips',
  access: 'visitor-or-member',
  limit: null,
  body: null,
  query: null,
  response: Tips,
  statuses: [200],
  writes: false,
});

export const addTip = defineEndpoint({
  method: 'POST',
  path: '/recipes/:recipeId/tips',
  access: 'member',
  limit: 'tips',
  body: TipBody,
  query: null,
  response: TipAnswer,
  // 200 if the author already has a tip with this id, for example after a retry.
  statuses: [200, 201],
  writes: true,
});

export const deleteTip = defineEndpoint({
  method: 'DELETE',
  path: '/tips/:tipId',
  access: 'author',
  limit: null,
  body: null,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});

export const likeTip = defineEndpoint({
  method: 'POST',
  path: '/tips/:tipId/like',
  access: 'member',
  limit: 'likes',
  body: null,
  query: null,
  response: TipLikeAnswer,
  statuses: [200],
  writes: true,
});

export const unlikeTip = defineVariant(likeTip, { method: 'DELETE' });
