import * as v from 'valibot';
import { defineEndpoint, defineVariant } from '#contract/platform/endpoint.ts';
import { BODY_MAX } from './limits.ts';

/** Version of a recipe that does not exist yet, for `If-Match`. */
export const NO_VERSION = '0';

/** The endpoints without the schemas of bodies, which would be most of the outbox in the service worker. */
export const sendCookbookRecipe = defineEndpoint({
  method: 'PUT',
  path: '/cookbook/:cookbookId',
  access: 'member',
  limit: 'cookbook',
  body: null,
  bodyMax: BODY_MAX,
  query: null,
  response: v.object({}),
  statuses: [200, 201],
  writes: true,
});

/** Answers 409 `stale` if `If-Match` names another version. */
export const sendCookbookDeletion = defineEndpoint({
  method: 'DELETE',
  path: '/cookbook/:cookbookId',
  access: 'member',
  limit: null,
  body: null,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});

export const sendCookbookVisibility = defineVariant(sendCookbookRecipe, {
  path: '/cookbook/:cookbookId/visibility',
  bodyMax: undefined,
  statuses: [200],
});
