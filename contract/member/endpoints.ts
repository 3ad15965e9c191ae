import * as v from 'valibot';
import { CurrentUserAnswer, PublicUserAnswer } from '#contract/account/user.ts';
import { defineEndpoint, defineVariant } from '#contract/platform/endpoint.ts';
import { pageQuery, queryText } from '#contract/platform/page-query.ts';
import { Person } from '#contract/post/schema.ts';
import { FollowBody, PeoplePage } from './schema.ts';

/** PUT /users/{id}/block sets the state and answers `{ user }` with the signed-in user. */
const BlockBody = v.object({ blocked: v.boolean() });

export const searchPeople = defineEndpoint({
  method: 'GET',
  path: '/users',
  access: 'visitor-or-member',
  limit: 'searches',
  body: null,
  query: pageQuery({ q: queryText }),
  response: PeoplePage,
  statuses: [200],
  writes: false,
});

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/users/:userId',
  access: 'visitor-or-member',
  limit: null,
  body: null,
  query: null,
  response: PublicUserAnswer,
  statuses: [200],
  writes: false,
});

export const listFollowers = defineEndpoint({
  method: 'GET',
  path: '/users/:userId/followers',
  access: 'visitor-or-member',
  limit: null,
  body: null,
  query: pageQuery({}),
  response: PeoplePage,
  statuses: [200],
  writes: false,
});

export const listFollowing = defineVariant(listFollowers, { path: '/users/:userId/following' });

export const listFriends = defineVariant(listFollowers, { path: '/users/:userId/friends' });

export const setFollow = defineEndpoint({
  method: 'PUT',
  path: '/users/:userId/follow',
  access: 'member',
  limit: 'follows',
  body: FollowBody,
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: true,
});

export const setBlock = defineEndpoint({
  method: 'PUT',
  path: '/users/:userId/block',
  access: 'member',
  limit: 'blocks',
  body: BlockBody,
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: true,
});

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
