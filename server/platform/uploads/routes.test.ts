import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPath } from '#contract/platform/endpoint.ts';
import {
  deleteUpload,
  uploadImage as uploadPicture,
  uploadProfileImage,
} from '#contract/upload/endpoints.ts';
import { toSmallAvatar, UploadAnswer } from '#contract/upload/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toForm, toTestAnimation, toTestPicture } from '#server/testing/pictures.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
  cook = await signUp(test.app);
});
afterAll(() => test.close());

async function upload(path: string, field: string, bytes: Buffer, type?: string, who = cook) {
  const { payload, headers } = toForm(field, bytes, type);
  return who.ask('POST', path, payload, headers);
}
async function uploadImage(bytes: Buffer, type?: string, who = cook) {
  const answer = await upload(toPath(uploadPicture), 'image', bytes, type, who);
  expect(answer.statusCode).toBe(201);
  return v.parse(UploadAnswer, answer.json());
}
const get = (url: string) => test.app.inject({ url });
/** Poll the result, because a temporary file may exist for a moment after the response. */
async function countFiles(): Promise<number> {
  const names = await readdir(test.uploadsDir, { recursive: true });
  return names.filter((name) => name.includes('.webp') || name.startsWith(join('incoming', '')))
    .length;
}

describe('POST /upload/image', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'accepts %s and serves it as WebP',
    async (type) => {
      const bytes = await toTestPicture(type);
      const { imageUrl, publicId, width, height } = await uploadImage(bytes, `image/${type}`);
      expect([imageUrl, width, height]).toEqual([`/media/uploads/${publicId}.webp`, 64, 48]);
      const picture = await get(imageUrl);
      expect(picture.statusCode).toBe(200);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-length': String(picture.rawPayload.length),
      });
      const read = await sharp(picture.rawPayload).metadata();
      expect([read.format, read.width, read.height]).toEqual(['webp', 64, 48]);
    },
  );

  it('[T-uploads-4] limits a picture to 2048 pixels on the long side, turns it upright and drops its metadata', async () => {
    const bytes = await sharp(await toTestPicture('jpeg', 3000, 1500))
      .withExif({ IFD0: { Copyright: 'Rosa' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { imageUrl, width, height } = await uploadImage(bytes, 'image/jpeg');
    expect([width, height]).toEqual([1024, 2048]);
    const { rawPayload } = await get(imageUrl);
    const { exif, icc, xmp, orientation } = await sharp(rawPayload).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(rawPayload.includes('Rosa')).toBe(false);
  });

  it('preserves the animation of a GIF', async () => {
    const { imageUrl, width, height } = await uploadImage(await toTestAnimation(), 'image/gif');
    expect([width, height]).toEqual([40, 30]);
    const { pages, format } = await sharp((await get(imageUrl)).rawPayload).metadata();
    expect([pages, format]).toEqual([3, 'webp']);
  });

  it('uses the content if a client sends no picture type or a wrong one', async () => {
    const bytes = await toTestPicture('png');
    for (const type of ['application/octet-stream', 'image/jpg', 'image/webp']) {
      expect((await uploadImage(bytes, type)).width).toBe(64);
    }
  });

  it('creates one upload per idempotency key, although each retry has a different boundary', async () => {
    const bytes = await toTestPicture('png');
    const key = { 'idempotency-key': '018f0000-0000-4000-8000-0000000000aa' };
    const before = await countFiles();
    const send = (picture: Buffer) => {
      const { payload, headers } = toForm('image', picture);
      return cook.ask('POST', toPath(uploadPicture), payload, { ...headers, ...key });
    };
    const answers = await Promise.all([send(bytes), send(bytes), send(bytes)]);
    answers.push(await send(bytes));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    await expect.poll(countFiles).toBe(before + 1);
    const other = await send(await toTestPicture('png', 20, 20));
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
  });
});

describe('POST /profile-upload/profile-image', () => {
  it('sets the avatar, square in two sizes, visible to everyone', async () => {
    const answer = await upload(
      toPath(uploadProfileImage),
      'profileImage',
      await toTestPicture('jpeg', 800, 300),
      'image/jpeg',
    );
    expect(answer.statusCode).toBe(201);
    const { imageUrl } = v.parse(UploadAnswer, answer.json());
    for (const [url, side] of [
      [imageUrl, 512],
      [toSmallAvatar(imageUrl), 96],
    ] as const) {
      const { width, height } = await sharp((await get(url)).rawPayload).metadata();
      expect([width, height]).toEqual([side, side]);
    }
    const { user } = (await get(`/api/users/${cook.user.id}`)).json();
    expect(user.avatar).toBe(imageUrl);
    expect((await cook.ask('GET', '/auth/profile')).json().user.avatar).toBe(imageUrl);
  });

  it('preserves an animation', async () => {
    const answer = await upload(
      toPath(uploadProfileImage),
      'profileImage',
      await toTestAnimation(),
      'image/gif',
    );
    const { rawPayload } = await get(answer.json().imageUrl);
    expect((await sharp(rawPayload).metadata()).pages).toBe(3);
  });
});

describe('DELETE /upload/image/{publicId}', () => {
  it('deletes uploads of the member and refuses others', async () => {
    const { imageUrl, publicId } = await uploadImage(await toTestPicture('png'));
    const path = toPath(deleteUpload, { publicId });
    const other = await signUp(test.app);
    const foreign = await other.ask('DELETE', path);
    expect([foreign.statusCode, foreign.json()]).toMatchObject([
      403,
      { error: 'Failed to delete image' },
    ]);
    expect((await get(imageUrl)).statusCode).toBe(200);
    expect((await cook.ask('DELETE', path)).statusCode).toBe(200);
    expect((await get(imageUrl)).statusCode).toBe(404);
    for (const id of [publicId, 'nonsense', '../../secret']) {
      const deletion = await cook.ask('DELETE', toPath(deleteUpload, { publicId: id }));
      expect([deletion.statusCode, deletion.json()]).toMatchObject([
        404,
        { error: 'Failed to delete image' },
      ]);
    }
  });

  it('removes an avatar from its member', async () => {
    const owner = await signUp(test.app);
    const bytes = await toTestPicture('png');
    const { headers, payload } = toForm('profileImage', bytes);
    const { publicId } = (
      await owner.ask('POST', toPath(uploadProfileImage), payload, headers)
    ).json();
    await owner.ask('DELETE', toPath(deleteUpload, { publicId }));
    expect((await owner.ask('GET', '/auth/profile')).json().user.avatar).toBe('');
  });
});

it('deletes the pictures of a deleted account', async () => {
  const leaver = await signUp(test.app);
  const before = await countFiles();
  await uploadImage(await toTestPicture('png'), 'image/png', leaver);
  await upload(
    toPath(uploadProfileImage),
    'profileImage',
    await toTestPicture('png'),
    undefined,
    leaver,
  );
  await expect.poll(countFiles).toBe(before + 3);
  await leaver.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
  await expect.poll(countFiles).toBe(before);
});
