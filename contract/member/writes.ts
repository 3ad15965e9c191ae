import * as v from 'valibot';
import { defineWrite, NO_IDS, toRequest } from '#contract/platform/define-write.ts';
import { setBlock, setFollow } from './endpoints.ts';

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

/** `name` is shown in the lists of queued writes and of blocked members. */
const fields = { userId: v.string(), name: v.string(), on: v.boolean() };

/** Shares its lane with the follow of the same member: a block ends the follow, so their order matters. */
export const blockSet = defineWrite('block.set', fields, {
  endpoints: [setBlock],
  request: ({ userId, on }) => toRequest(setBlock, { userId }, { body: { blocked: on } }),
  entity: () => 'me',
  lanes: ({ userId }) => [`follow:${userId}`],
  passesRefused: true,
  ids: NO_IDS,
  collapse: { kind: 'toggle', key: ({ userId }) => `block:${userId}`, isOn: ({ on }) => on },
  missingTarget: 'drop',
  resend: 'while-key-lasts',
  isAttachment: false,
  bytesId: null,
  rebase: null,
});
