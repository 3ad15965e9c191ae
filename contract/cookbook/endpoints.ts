import * as v from 'valibot';
import { defineEndpoint, defineVariant } from '#contract/platform/endpoint.ts';
import { CookbookBody, VisibilityBody } from './body.ts';
import { CookbookChanges, CookbookRecipe, SharedCookbook } from './schema.ts';
import { sendCookbookDeletion, sendCookbookRecipe, sendCookbookVisibility } from './sending.ts';

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

/** The recipes that the other members of the household share with it. Empty for a member without a household. */
export const getSharedCookbook = defineEndpoint({
  method: 'GET',
  path: '/cookbook/shared',
  access: 'member',
  limit: null,
  body: null,
  query: null,
  response: SharedCookbook,
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
 * Creates a recipe under an id of the client, or replaces its text. `If-Match` has the version that was edited, or
 * `NO_VERSION` if the recipe must not exist yet; a stale one is a 409 `stale` with the stored recipe as `current`. The
 * same text again changes nothing.
 */
export const putCookbookRecipe = defineVariant(sendCookbookRecipe, {
  body: CookbookBody,
  response: CookbookRecipe,
});

export const deleteCookbookRecipe = defineVariant(sendCookbookDeletion, {});

/** Does not change the version, because it changes neither text nor pictures. */
export const setCookbookVisibility = defineVariant(sendCookbookVisibility, {
  body: VisibilityBody,
  response: CookbookRecipe,
});
