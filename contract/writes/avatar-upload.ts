import { defineWrite } from './define-write.ts';
import { UPLOAD_FIELDS } from './image-upload.ts';
import { NO_IDS } from './no-ids.ts';

export const avatarUpload = defineWrite('avatar.upload', UPLOAD_FIELDS, {
  request: ({ op: _op, ...file }) => ({
    method: 'POST',
    path: '/profile-upload/profile-image',
    file: { field: 'profileImage', ...file },
  }),
  entity: () => 'me',
  lanes: () => ['avatar'],
  passesRefused: false,
  ids: NO_IDS,
  collapse: { kind: 'last-wish', key: () => 'avatar' },
  missingTarget: 'refuse',
  resend: 'while-key-lasts',
  isAttachment: false,
  bytesId: ({ uploadId }) => uploadId,
  rebase: null,
});
