import { CurrentUserAnswer } from '../account/user.ts';
import { defineEndpoint } from '../endpoint.ts';
import { PushSettings } from '../push/push-settings.ts';

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
