import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES } from '../../contract/account-limits.ts';
import { apiPaths } from '../../contract/paths.ts';
import { toSmallAvatar, UploadAnswer } from '../../contract/upload.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { toForm, toTestAnimation, toTestPicture } from '../testing/pictures.ts';
import { type Cook, PASSWORD, signUp } from '../testing/sign-up.ts';

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
  cook = await signUp(test.app);
});
afterAll(() => test.close());

const FORMS = [
  {
    path: apiPaths.uploadImage,
    field: 'image',
    wrongType: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
    tooLarge: 'File size must be less than 5MB',
    failed: 'Failed to upload image',
  },
  {
    path: apiPaths.profileImage,
    field: 'profileImage',
    wrongType: 'Invalid file type. Please select a JPEG, PNG, GIF, or WebP image.',
    tooLarge: 'File size too large. Please select an image smaller than 5MB.',
    failed: 'Failed to upload profile photo',
  },
];

async function upload(path: string, field: string, bytes: Buffer, type?: string, who = cook) {
  const { payload, headers } = toForm(field, bytes, type);
  return who.ask('POST', path, payload, headers);
}
async function uploadImage(bytes: Buffer, type?: string, who = cook) {
  const answer = await upload(apiPaths.uploadImage, 'image', bytes, type, who);
  expect(answer.statusCode).toBe(201);
  return v.parse(UploadAnswer, answer.json());
}
const get = (url: string) => test.app.inject({ url });
async function countFiles(): Promise<number> {
  const names = await readdir(test.uploadsDir, { recursive: true });
  return names.filter((name) => name.includes('.webp') || name.startsWith(join('incoming', '')))
    .length;
}

describe('POST /upload/image', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'takes %s and serves it as WebP',
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

  it('keeps at most 2048 pixels on the long side, upright, and no metadata', async () => {
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

  it('keeps an animated GIF moving', async () => {
    const { imageUrl, width, height } = await uploadImage(await toTestAnimation(), 'image/gif');
    expect([width, height]).toEqual([40, 30]);
    const { pages, format } = await sharp((await get(imageUrl)).rawPayload).metadata();
    expect([pages, format]).toEqual([3, 'webp']);
  });

  it('believes the bytes where a client does not know the type, or errs among pictures', async () => {
    const bytes = await toTestPicture('png');
    for (const type of ['application/octet-stream', 'image/jpg', 'image/webp']) {
      expect((await uploadImage(bytes, type)).width).toBe(64);
    }
  });

  it('takes effect once under one key, though each try has another boundary', async () => {
    const bytes = await toTestPicture('png');
    const key = { 'idempotency-key': '018f0000-0000-4000-8000-0000000000aa' };
    const before = await countFiles();
    const send = (picture: Buffer) => {
      const { payload, headers } = toForm('image', picture);
      return cook.ask('POST', apiPaths.uploadImage, payload, { ...headers, ...key });
    };
    const answers = await Promise.all([send(bytes), send(bytes), send(bytes)]);
    answers.push(await send(bytes));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countFiles()).toBe(before + 1);
    const other = await send(await toTestPicture('png', 20, 20));
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
  });
});

describe('POST /profile-upload/profile-image', () => {
  it('sets the avatar, square in two sizes, and everybody sees it', async () => {
    const answer = await upload(
      apiPaths.profileImage,
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

  it('keeps an animation moving', async () => {
    const answer = await upload(
      apiPaths.profileImage,
      'profileImage',
      await toTestAnimation(),
      'image/gif',
    );
    const { rawPayload } = await get(answer.json().imageUrl);
    expect((await sharp(rawPayload).metadata()).pages).toBe(3);
  });
});

describe.each(FORMS)('$path', ({ path, field, wrongType, tooLarge, failed }) => {
  it('takes 5 MB exactly, and answers one byte more with 413 (specification 9)', async () => {
    const picture = await toTestPicture('png');
    // What stands behind the end of a PNG is no part of it.
    const full = Buffer.concat([picture, Buffer.alloc(IMAGE_MAX_BYTES - picture.length)]);
    expect((await upload(path, field, full)).statusCode).toBe(201);
    const answer = await upload(path, field, Buffer.concat([full, Buffer.alloc(1)]));
    expect([answer.statusCode, answer.json()]).toEqual([413, { error: tooLarge }]);
  });

  it('answers what is no picture with 415 or 422, and leaves nothing behind', async () => {
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
      [png.subarray(0, 200), 'image/png', 422, failed],
      [jpeg.subarray(0, jpeg.length / 2), 'image/jpeg', 422, failed],
      [Buffer.from('GIF89a'), 'image/gif', 422, failed],
      [Buffer.alloc(0), 'image/png', 422, 'Please select an image first.'],
    ] as const) {
      const answer = await upload(path, field, bytes, type);
      expect([answer.statusCode, answer.json()]).toEqual([status, { error }]);
    }
    expect(await countFiles()).toBe(files);
  });

  it('wants its own field, and a form', async () => {
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

describe('DELETE /upload/image/{publicId}', () => {
  it('removes what is one’s own, and says the rest of it cannot', async () => {
    const { imageUrl, publicId } = await uploadImage(await toTestPicture('png'));
    const path = apiPaths.uploadedImage(publicId);
    const stranger = await signUp(test.app);
    const foreign = await stranger.ask('DELETE', path);
    expect([foreign.statusCode, foreign.json()]).toEqual([
      403,
      { error: 'Failed to delete image' },
    ]);
    expect((await get(imageUrl)).statusCode).toBe(200);
    expect((await cook.ask('DELETE', path)).statusCode).toBe(200);
    expect((await get(imageUrl)).statusCode).toBe(404);
    for (const id of [publicId, 'nonsense', '../../secret']) {
      const gone = await cook.ask('DELETE', apiPaths.uploadedImage(id));
      expect([gone.statusCode, gone.json()]).toEqual([404, { error: 'Failed to delete image' }]);
    }
  });

  it('of an avatar leaves a person without one', async () => {
    const owner = await signUp(test.app);
    const bytes = await toTestPicture('png');
    const { headers, payload } = toForm('profileImage', bytes);
    const { publicId } = (await owner.ask('POST', apiPaths.profileImage, payload, headers)).json();
    await owner.ask('DELETE', apiPaths.uploadedImage(publicId));
    expect((await owner.ask('GET', '/auth/profile')).json().user.avatar).toBe('');
  });
});

it('an account that goes takes its pictures along', async () => {
  const leaver = await signUp(test.app);
  const before = await countFiles();
  await uploadImage(await toTestPicture('png'), 'image/png', leaver);
  await upload(
    apiPaths.profileImage,
    'profileImage',
    await toTestPicture('png'),
    undefined,
    leaver,
  );
  expect(await countFiles()).toBe(before + 3);
  await leaver.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
  expect(await countFiles()).toBe(before);
});

describe('GET /media/uploads/…', () => {
  it('answers 304 to who has it and HEAD without a body', async () => {
    const { imageUrl } = await uploadImage(await toTestPicture('png'));
    const { headers } = await get(imageUrl);
    const again = await test.app.inject({
      url: imageUrl,
      headers: { 'if-none-match': `${headers.etag}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await test.app.inject({ method: 'HEAD', url: imageUrl });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it.each([
    '',
    'x.webp',
    '../../package.json',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    'incoming/1',
    '018f0000-0000-7000-8000-000000000000.webp',
    '018f0000-0000-7000-8000-000000000000.webp/../x',
    'aa/018f0000-0000-7000-8000-000000000000.webp',
  ])('answers 404 to "%s"', async (name) => {
    const answer = await get(`/media/uploads/${name}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('simmer');
  });
});
