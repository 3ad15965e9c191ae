import * as v from 'valibot';
import { updateProfile } from '../endpoints/account.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

const fields = { changes: v.object({ name: v.optional(v.string()), bio: v.optional(v.string()) }) };
const ProfileUpdate = v.object({ op: v.literal('profile.update'), ...fields });

export const profileUpdate = defineWrite('profile.update', fields, {
  endpoints: [updateProfile],
  request: ({ changes }) => toRequest(updateProfile, {}, { body: changes }),
  entity: () => 'me',
  lanes: () => ['profile'],
  passesRefused: false,
  ids: NO_IDS,
  collapse: {
    kind: 'merge',
    key: () => 'profile',
    merge: (earlier, later) =>
      v.is(ProfileUpdate, earlier)
        ? { ...later, changes: { ...earlier.changes, ...later.changes } }
        : later,
  },
  missingTarget: 'refuse',
  resend: 'while-key-lasts',
  isAttachment: false,
  bytesId: null,
  rebase: null,
});
