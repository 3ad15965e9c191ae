import * as v from 'valibot';
import { setBlock } from '../endpoints/blocks.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

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
