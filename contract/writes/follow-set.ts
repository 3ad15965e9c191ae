import * as v from 'valibot';
import { setFollow } from '../endpoints/people.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

export const followSet = defineWrite(
  'follow.set',
  { userId: v.string(), on: v.boolean() },
  {
    endpoints: [setFollow],
    request: ({ userId, on }) => toRequest(setFollow, { userId }, { body: { following: on } }),
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
