import { uploadProfileImage } from '../endpoints/uploads.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { UPLOAD_FIELDS } from './image-upload.ts';
import { NO_IDS } from './no-ids.ts';

export const avatarUpload = defineWrite('avatar.upload', UPLOAD_FIELDS, {
  endpoints: [uploadProfileImage],
  request: ({ op: _op, ...file }) => toRequest(uploadProfileImage, {}, { file }),
  entity: () => 'me',
  lanes: () => ['avatar'],
  passesRefused: false,
  ids: NO_IDS,
  collapse: { kind: 'last-wins', key: () => 'avatar' },
  missingTarget: 'refuse',
  resend: 'while-key-lasts',
  isAttachment: false,
  bytesId: ({ uploadId }) => uploadId,
  rebase: null,
});
