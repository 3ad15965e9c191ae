import * as v from 'valibot';
import { defineToggle, toRequest } from '#contract/platform/define-write.ts';
import { setBlock, setFollow } from './endpoints.ts';

export const followSet = defineToggle(
  'follow.set',
  { userId: v.string() },
  {
    endpoints: [setFollow],
    request: ({ userId, on }) => toRequest(setFollow, { userId }, { body: { following: on } }),
    entity: ({ userId }) => `user:${userId}`,
    key: ({ userId }) => `follow:${userId}`,
  },
);

/**
 * `name` is shown in the lists of queued writes and of blocked members. It shares its lane with the follow of the same
 * member: a block ends the follow, so their order matters.
 */
export const blockSet = defineToggle(
  'block.set',
  { userId: v.string(), name: v.string() },
  {
    endpoints: [setBlock],
    request: ({ userId, on }) => toRequest(setBlock, { userId }, { body: { blocked: on } }),
    entity: () => 'me',
    key: ({ userId }) => `block:${userId}`,
    lanes: ({ userId }) => [`follow:${userId}`],
    passesRefused: true,
  },
);
