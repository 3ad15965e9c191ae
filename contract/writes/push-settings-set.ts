import { setPushSettings } from '../endpoints/push-settings.ts';
import { PushSettings } from '../push/push-settings.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

const fields = { settings: PushSettings };

export const pushSettingsSet = defineWrite('push-settings.set', fields, {
  endpoints: [setPushSettings],
  request: ({ settings }) => toRequest(setPushSettings, {}, { body: settings }),
  entity: () => 'me',
  lanes: () => ['push-settings'],
  passesRefused: true,
  ids: NO_IDS,
  collapse: { kind: 'last-wins', key: () => 'push-settings' },
  missingTarget: 'drop',
  resend: 'while-key-lasts',
  isAttachment: false,
  bytesId: null,
  rebase: null,
});
