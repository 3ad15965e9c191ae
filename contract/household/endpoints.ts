import * as v from 'valibot';
import { defineEndpoint } from '#contract/platform/endpoint.ts';
import { HouseholdAnswer, HouseholdBody, Invite, MyHousehold } from './schema.ts';

export const getMyHousehold = defineEndpoint({
  method: 'GET',
  path: '/households/mine',
  access: 'member',
  limit: null,
  body: null,
  query: null,
  response: MyHousehold,
  statuses: [200],
  writes: false,
});

/** The lists of the member become lists of the household. */
export const createHousehold = defineEndpoint({
  method: 'POST',
  path: '/households',
  access: 'member',
  limit: 'lists',
  body: HouseholdBody,
  query: null,
  response: HouseholdAnswer,
  // 200 if the member already created it under this id, for example after a retry.
  statuses: [200, 201],
  writes: true,
});

/** Creates an invitation that one person can accept. Not a queued write, because its response is needed at once. */
export const inviteToHousehold = defineEndpoint({
  method: 'POST',
  path: '/households/:householdId/invites',
  access: 'member',
  limit: 'lists',
  body: null,
  query: null,
  response: Invite,
  statuses: [201],
  writes: false,
});

export const acceptInvite = defineEndpoint({
  method: 'POST',
  path: '/invites/:token/accept',
  access: 'member',
  limit: 'used-links',
  body: null,
  query: null,
  response: HouseholdAnswer,
  statuses: [200],
  writes: false,
});

/** The owner may remove everyone; the others only themselves. If the last member leaves, their lists stay theirs. */
export const removeHouseholdMember = defineEndpoint({
  method: 'DELETE',
  path: '/households/:householdId/members/:userId',
  access: 'member',
  limit: 'lists',
  body: null,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});
