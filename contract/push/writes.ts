import { defineWrite, toRequest } from '#contract/platform/define-write.ts';
import { setPushSettings } from './endpoints.ts';
import { PushSettings } from './settings.ts';

const fields = { settings: PushSettings };

export const pushSettingsSet = defineWrite('push-settings.set', fields, {
  endpoints: [setPushSettings],
  request: ({ settings }) => toRequest(setPushSettings, {}, { body: settings }),
  entity: () => 'me',
  lanes: () => ['push-settings'],
  passesRefused: true,
  collapse: { kind: 'last-wins', key: () => 'push-settings' },
  missingTarget: 'drop',
});
