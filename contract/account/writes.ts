import * as v from 'valibot';
import { defineWrite, toRequest } from '#contract/platform/define-write.ts';
import { uploadProfileImage } from '#contract/upload/endpoints.ts';
import { UPLOAD_FIELDS } from '#contract/upload/writes.ts';
import { updateProfile } from './endpoints.ts';

const fields = { changes: v.object({ name: v.optional(v.string()), bio: v.optional(v.string()) }) };
const ProfileUpdate = v.object({ op: v.literal('profile.update'), ...fields });

export const profileUpdate = defineWrite('profile.update', fields, {
  endpoints: [updateProfile],
  request: ({ changes }) => toRequest(updateProfile, {}, { body: changes }),
  entity: () => 'me',
  lanes: () => ['profile'],
  collapse: {
    kind: 'merge',
    key: () => 'profile',
    merge: (earlier, later) =>
      v.is(ProfileUpdate, earlier)
        ? { ...later, changes: { ...earlier.changes, ...later.changes } }
        : later,
  },
  missingTarget: 'refuse',
});

export const avatarUpload = defineWrite('avatar.upload', UPLOAD_FIELDS, {
  endpoints: [uploadProfileImage],
  request: ({ op: _op, ...file }) => toRequest(uploadProfileImage, {}, { file }),
  entity: () => 'me',
  lanes: () => ['avatar'],
  collapse: { kind: 'last-wins', key: () => 'avatar' },
  missingTarget: 'refuse',
  bytesId: ({ uploadId }) => uploadId,
});
