import * as v from 'valibot';
import { defineEndpoint } from '#contract/platform/endpoint.ts';
import { CookbookBody, VisibilityBody } from './body.ts';
import { BODY_MAX } from './limits.ts';
import { CookbookChanges, CookbookRecipe } from './schema.ts';

/** The recipes of the member, or the changes since the cursor `since` of an earlier response. */
export const getCookbook = defineEndpoint({
  method: 'GET',
  path: '/cookbook',
  access: 'member',
  limit: null,
  body: null,
  query: v.object({ since: v.optional(v.string()) }),
  response: CookbookChanges,
  statuses: [200],
  writes: false,
});

export const getCookbookRecipe = defineEndpoint({
  method: 'GET',
  path: '/cookbook/:cookbookId',
  access: 'visitor-or-member',
  limit: null,
  body: null,
  query: null,
  response: CookbookRecipe,
  statuses: [200],
  writes: false,
});

/**
 * Creates a recipe under an id of the client, or replaces its text. `If-Match` has the version that was edited; a stale
 * one is a 409 `stale` with the stored recipe as `current`. The same text again changes nothing.
 */
export const putCookbookRecipe = defineEndpoint({
  method: 'PUT',
  path: '/cookbook/:cookbookId',
  access: 'member',
  limit: 'cookbook',
  body: CookbookBody,
  bodyMax: BODY_MAX,
  query: null,
  response: CookbookRecipe,
  statuses: [200, 201],
  writes: true,
});

export const deleteCookbookRecipe = defineEndpoint({
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

/** Does not change the version, because it changes neither text nor pictures. */
export const setCookbookVisibility = defineEndpoint({
  method: 'PUT',
  path: '/cookbook/:cookbookId/visibility',
  access: 'member',
  limit: 'cookbook',
  body: VisibilityBody,
  query: null,
  response: CookbookRecipe,
  statuses: [200],
  writes: true,
});
