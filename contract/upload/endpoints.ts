import * as v from 'valibot';
import { defineEndpoint, defineVariant } from '#contract/platform/endpoint.ts';
import { UploadAnswer } from './schema.ts';

export const uploadImage = defineEndpoint({
  method: 'POST',
  path: '/upload/image',
  access: 'member',
  limit: 'uploads',
  body: { kind: 'multipart', field: 'image' },
  query: null,
  response: UploadAnswer,
  statuses: [201],
  writes: true,
});

/** Also sets the picture as the member's avatar. */
export const uploadProfileImage = defineVariant(uploadImage, {
  path: '/profile-upload/profile-image',
  body: { kind: 'multipart', field: 'profileImage' },
});

export const deleteUpload = defineEndpoint({
  method: 'DELETE',
  path: '/upload/image/:publicId',
  access: 'author',
  limit: null,
  body: null,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});
