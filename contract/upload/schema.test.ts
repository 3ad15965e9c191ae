import * as v from 'valibot';
import { expect, it } from 'vitest';
import { IMAGE_MAX_BYTES, IMAGE_TYPES, UPLOAD_TIMEOUT_MS } from '#contract/account/limits.ts';
import * as uploadTexts from '#texts/upload.ts';
import { PICTURE_MAX_SIDE, toSmallAvatar, UploadAnswer } from './schema.ts';

it('a picture may have 5 MB and an upload may take 30 seconds (specification 9); 2048 pixels are stored', () => {
  expect(IMAGE_MAX_BYTES).toBe(5 * 1024 * 1024);
  expect(UPLOAD_TIMEOUT_MS).toBe(30_000);
  expect(PICTURE_MAX_SIDE).toBe(2048);
});

it('the error text about types names each type (specification 5)', () => {
  for (const type of IMAGE_TYPES) {
    expect(uploadTexts.avatarWrongType.toLowerCase()).toContain(type.slice('image/'.length));
  }
});

it('an upload response contains address, id and dimensions', () => {
  const answer = { imageUrl: '/media/uploads/a.webp', publicId: 'a', width: 4, height: 3 };
  expect(v.parse(UploadAnswer, answer)).toEqual(answer);
});

it('only an uploaded avatar has a small version', () => {
  expect(toSmallAvatar('/media/uploads/a.512.webp')).toBe('/media/uploads/a.96.webp');
  expect(toSmallAvatar('')).toBe('');
  expect(toSmallAvatar('https://example.com/a.512.webp')).toBe('https://example.com/a.512.webp');
});
