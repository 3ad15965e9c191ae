import { OwnUserAnswer } from '../account/user.ts';
import { defineEndpoint } from '../endpoint.ts';
import { PushSettings } from '../push/push-settings.ts';

/** All of them at once. They are read in the own user. */
export const setPushSettings = defineEndpoint({
  method: 'PUT',
  path: '/user/push-settings',
  access: 'member',
  limit: null,
  body: PushSettings,
  query: null,
  response: OwnUserAnswer,
  statuses: [200],
  writes: true,
});
