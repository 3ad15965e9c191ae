import { FollowBody, PeoplePage } from '../account/people.ts';
import { CurrentUserAnswer, PublicUserAnswer } from '../account/user.ts';
import { defineEndpoint, defineVariant } from '../endpoint.ts';
import { pageQuery, queryText } from '../page-query.ts';

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
