import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { SUBSCRIPTION_BODY_MAX, TIMERS_BODY_MAX } from '../push/push-limits.ts';
import { PushedTimersBody } from '../push/pushed-timers.ts';
import { PushIdentity, PushKey, PushSubscriptionBody } from '../push/subscription.ts';

export const getPushKey = defineEndpoint({
  method: 'GET',
  path: '/push/key',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: PushKey,
  statuses: [200],
  writes: false,
});

/** Assigns the subscription to the member, if the request has a token. Otherwise its owner stays the same. */
export const putPushSubscription = defineEndpoint({
  method: 'PUT',
  path: '/push/subscription',
  access: 'visitor-or-member',
  limit: 'push-subscriptions',
  body: PushSubscriptionBody,
  bodyMax: SUBSCRIPTION_BODY_MAX,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: false,
});

/** Deletes the subscription and its timers. The response is the same if there was none. */
export const deletePushSubscription = defineEndpoint({
  method: 'DELETE',
  path: '/push/subscription',
  access: 'anyone',
  limit: 'push-subscriptions',
  body: PushIdentity,
  bodyMax: SUBSCRIPTION_BODY_MAX,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: false,
});

/** Replaces all timers of a device. Answers 404 if the server does not know the subscription. */
export const putPushedTimers = defineEndpoint({
  method: 'PUT',
  path: '/push/timers',
  access: 'anyone',
  limit: 'push-timers',
  body: PushedTimersBody,
  bodyMax: TIMERS_BODY_MAX,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: false,
});
