import * as v from 'valibot';
import { CurrentUserAnswer } from '#contract/account/user.ts';
import { defineEndpoint } from '#contract/platform/endpoint.ts';
import { SUBSCRIPTION_BODY_MAX, TIMERS_BODY_MAX } from './limits.ts';
import { PushSettings } from './settings.ts';
import { PushIdentity, PushKey, PushSubscriptionBody } from './subscription.ts';
import { PushedTimersBody } from './timers.ts';

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

/** Replaces all settings. They are read as part of the signed-in user. */
export const setPushSettings = defineEndpoint({
  method: 'PUT',
  path: '/user/push-settings',
  access: 'member',
  limit: null,
  body: PushSettings,
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: true,
});
