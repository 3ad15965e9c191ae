import * as v from 'valibot';
import { defineWrite, toPath } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

export const followSet = defineWrite(
  'follow.set',
  { userId: v.string(), on: v.boolean() },
  {
    request: ({ userId, on }) => ({
      method: 'PUT',
      path: toPath('users', userId, 'follow'),
      body: { following: on },
    }),
    entity: ({ userId }) => `user:${userId}`,
    lanes: ({ userId }) => [`follow:${userId}`],
    passesRefused: false,
    ids: NO_IDS,
    collapse: { kind: 'toggle', key: ({ userId }) => `follow:${userId}`, isOn: ({ on }) => on },
    missingTarget: 'drop',
    resend: 'while-key-lasts',
    isAttachment: false,
    bytesId: null,
    rebase: null,
  },
);
