import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES } from '#contract/account/limits.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import { uploadImage, uploadProfileImage } from '#contract/upload/endpoints.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toForm, toTestPicture } from '#server/testing/pictures.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import * as uploadTexts from '#texts/upload.ts';

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
  cook = await signUp(test.app);
});
afterAll(() => test.close());

const FORMS = [
  {
    path: toPath(uploadImage),
    field: 'image',
    wrongType: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
    tooLarge: 'File size must be less than 5MB',
    failed: 'Failed to upload image',
  },
  {
    path: toPath(uploadProfileImage),
    field: 'profileImage',
    wrongType: 'Invalid file type. Please select a JPEG, PNG, GIF, or WebP image.',
    tooLarge: 'File size too large. Please select an image smaller than 5MB.',
    failed: 'Failed to upload profile photo',
  },
];

async function upload(path: string, field: string, bytes: Buffer, type?: string) {
  const { payload, headers } = toForm(field, bytes, type);
  return cook.ask('POST', path, payload, headers);
}
async function countFiles(): Promise<number> {
  const names = await readdir(test.uploadsDir, { recursive: true });
  return names.filter((name) => name.includes('.webp') || name.startsWith(join('incoming', '')))
    .length;
}

describe.each(FORMS)('$path', ({ path, field, wrongType, tooLarge, failed }) => {
  it('[T-uploads-3] accepts a picture of exactly 5 MB, and answers 413 to one byte more (specification 9)', async () => {
    const picture = await toTestPicture('png');
    // Bytes after the end of a PNG are ignored.
    const full = Buffer.concat([picture, Buffer.alloc(IMAGE_MAX_BYTES - picture.length)]);
    expect((await upload(path, field, full)).statusCode).toBe(201);
    const answer = await upload(path, field, Buffer.concat([full, Buffer.alloc(1)]));
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { error: tooLarge }]);
  });

  it('[T-uploads-2] answers 415 or 422 to a file that is not a picture, and stores nothing', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9"/></svg>');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const png = await toTestPicture('png');
    const jpeg = await toTestPicture('jpeg');
    const files = await countFiles();
    for (const [bytes, type, status, error] of [
      [svg, 'image/svg+xml', 415, wrongType],
      [html, 'text/html', 415, wrongType],
      [png, 'application/pdf', 415, wrongType],
      [html, 'application/octet-stream', 415, wrongType],
      [svg, 'image/png', 422, failed],
      [html, 'image/gif', 422, failed],
      [png.subarray(0, 200), 'image/png', 422, uploadTexts.cutOff],
      [jpeg.subarray(0, jpeg.length / 2), 'image/jpeg', 422, uploadTexts.cutOff],
      [Buffer.from('GIF89a'), 'image/gif', 422, uploadTexts.cutOff],
      [Buffer.alloc(0), 'image/png', 422, 'Please select an image first.'],
    ] as const) {
      const answer = await upload(path, field, bytes, type);
      expect([answer.statusCode, answer.json()]).toMatchObject([status, { error }]);
    }
    await expect.poll(countFiles).toBe(files);
  });

  it('requires the right field in a form', async () => {
    const answer = await upload(path, 'file', await toTestPicture('png'));
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      'Please select an image first.',
    ]);
    expect((await cook.ask('POST', path)).statusCode).toBe(422);
    expect((await cook.ask('POST', path, { image: 'x' })).statusCode).toBe(415);
    const headers = { 'content-type': 'multipart/form-data' };
    expect((await cook.ask('POST', path, 'no boundary', headers)).statusCode).toBe(400);
    const { payload, headers: whole } = toForm(field, await toTestPicture('png'));
    const cut = payload.subarray(0, payload.length - 100);
    expect((await cook.ask('POST', path, cut, whole)).statusCode).toBe(400);
  });
});
