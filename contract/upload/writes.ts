import * as v from 'valibot';
import { defineWrite, toRequest } from '#contract/platform/define-write.ts';
import { uploadImage } from './endpoints.ts';

/** The bytes are stored beside the command under `uploadId`. */
export const UPLOAD_FIELDS = { uploadId: v.string(), type: v.string(), name: v.string() };

export const imageUpload = defineWrite('image.upload', UPLOAD_FIELDS, {
  endpoints: [uploadImage],
  request: ({ op: _op, ...file }) => toRequest(uploadImage, {}, { file }),
  entity: ({ uploadId }) => `upload:${uploadId}`,
  lanes: ({ uploadId }) => [`upload:${uploadId}`],
  ids: {
    makes: ({ uploadId }) => uploadId,
    replace: (command) => command,
  },
  collapse: { kind: 'once' },
  missingTarget: 'refuse',
  isAttachment: true,
  bytesId: ({ uploadId }) => uploadId,
});
