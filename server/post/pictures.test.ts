import { readdir } from 'node:fs/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toPath } from '#contract/platform/endpoint.ts';
import { Post } from '#contract/post/schema.ts';
import { uploadImage, uploadProfileImage } from '#contract/upload/endpoints.ts';
import { UploadAnswer } from '#contract/upload/schema.ts';
import { createUploadFiles } from '#server/platform/uploads/files.ts';
import { readPictures } from '#server/platform/uploads/post-pictures.ts';
import { deleteUnused } from '#server/platform/uploads/store.ts';
import { tidy } from '#server/start/tidy.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toForm, toTestPicture } from '#server/testing/pictures.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';
import { untilLockWait } from '#server/testing/until-lock-wait.ts';

let test: TestApp;
let ada: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  ada = await signUp(test.app, 'Ada');
  ben = await signUp(test.app, 'Ben');
});
afterAll(() => test.close());

const WORDS = { title: 'Ragù', content: 'Slowly.' };
const toDataUrl = async (format: 'png' | 'jpeg' | 'gif' | 'webp' = 'png') =>
  `data:image/${format};base64,${(await toTestPicture(format)).toString('base64')}`;
const toImage = (bytes: number) =>
  `data:image/png;base64,${'A'.repeat(Math.ceil((bytes * 4) / 3))}`;
async function publish(image: string | null, cook = ada) {
  return v.parse(Post, (await cook.ask('POST', '/posts', { ...WORDS, image })).json());
}
async function upload(cook: Cook, path: string = toPath(uploadImage), field = 'image') {
  const { payload, headers } = toForm(field, await toTestPicture('png'));
  return v.parse(UploadAnswer, (await cook.ask('POST', path, payload, headers)).json());
}
const isThere = async (url: string | null) =>
  (await test.app.inject({ url: url ?? '' })).statusCode === 200;
const sweepLate = async () => {
  const files = createUploadFiles(test.uploadsDir);
  await tidy(test.pool, files);
  await test.pool.query(
    `update uploads set unused_since = now() - interval '91 days' where unused_since is not null`,
  );
  await tidy(test.pool, files);
};
it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
  'stores a %s data URL as an upload and returns its address',
  async (format) => {
    const { _id, image } = await publish(await toDataUrl(format));
    expect(image).toMatch(/^\/media\/uploads\/[\da-f-]{36}\.webp$/);
    expect(await isThere(image)).toBe(true);
    const lists = await ben.ask('GET', '/posts');
    expect(lists.body).not.toContain('data:');
    expect((await ben.ask('GET', `/posts/${_id}`)).json().image).toBe(image);
  },
);

it('accepts the URL of the author’s own upload', async () => {
  const { imageUrl } = await upload(ada);
  const { _id, image } = await publish(imageUrl);
  expect(image).toBe(imageUrl);
  const changed = await ada.ask('PUT', `/posts/${_id}`, { title: 'New', image: imageUrl });
  expect(changed.json().image).toBe(imageUrl);
  expect((await ada.ask('PUT', `/posts/${_id}`, { title: 'Newer' })).json().image).toBe(imageUrl);
  expect((await ada.ask('PUT', `/posts/${_id}`, { image: null })).json().image).toBe(null);
});

it('refuses any other URL', async () => {
  const foreign = await upload(ben);
  const avatar = await upload(ada, toPath(uploadProfileImage), 'profileImage');
  for (const image of [
    foreign.imageUrl,
    avatar.imageUrl,
    `/media/uploads/${avatar.publicId}.webp`,
    '/media/uploads/018f0000-0000-7000-8000-000000000000.webp',
    'https://example.com/x.png',
    '//example.com/x.png',
    `http://localhost${foreign.imageUrl}`,
    '/media/uploads/../x.webp',
    'javascript:alert(1)',
    '',
  ]) {
    const answer = await ada.ask('POST', '/posts', { ...WORDS, image });
    const msg = 'Image must be an uploaded picture or a data URL';
    expect([image, answer.statusCode, answer.json().details]).toEqual([
      image,
      422,
      [{ msg, path: 'image', code: 'image_invalid' }],
    ]);
  }
});

it.each([
  ['text', 'data:text/plain;base64,aGVsbG8='],
  ['no picture', 'data:image/png;base64,aGVsbG8='],
  [
    'an SVG',
    `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`,
  ],
  ['no base64', 'data:image/png,hello'],
  ['nothing', 'data:'],
])('refuses a data URL with %s', async (_what, image) => {
  const answer = await ada.ask('POST', '/posts', { ...WORDS, image });
  expect([answer.statusCode, answer.json().error]).toEqual([
    422,
    'Please select a valid image file',
  ]);
});

it('refuses pictures over 5 MB, also beyond the body limit of the server', async () => {
  for (const [bytes, status] of [
    [5 * 1024 * 1024 + 3, 422],
    [7 * 1024 * 1024, 413],
  ] as const) {
    const answer = await ada.ask('POST', '/posts', { ...WORDS, image: toImage(bytes) });
    expect([answer.statusCode, answer.json().error]).toEqual([
      status,
      'Image file size must be less than 5MB',
    ]);
  }
});

it('deletes a picture with the only post that shows it', async () => {
  const { _id, image } = await publish(await toDataUrl());
  await sweepLate();
  expect(await isThere(image)).toBe(true);
  await ada.ask('DELETE', `/posts/${_id}`);
  expect(await isThere(image)).toBe(false);
});

it('deletes a picture on two posts with the second of them', async () => {
  const { imageUrl } = await upload(ada);
  const [one, two] = [await publish(imageUrl), await publish(imageUrl)];
  await ada.ask('DELETE', `/posts/${one._id}`);
  expect(await isThere(imageUrl)).toBe(true);
  await ada.ask('DELETE', `/posts/${two._id}`);
  expect(await isThere(imageUrl)).toBe(false);
});

it.each(['with the last post that showed it', 'after 90 days'])(
  'keeps a picture due for deletion %s if a new post uses it at that moment',
  async (when) => {
    const { publicId, imageUrl } = await upload(ada);
    await test.pool.query(
      `update uploads set unused_since = now() - interval '91 days' where id = $1`,
      [publicId],
    );
    const [taker, sweeper] = [await test.pool.connect(), await test.pool.connect()];
    await taker.query('begin');
    const files = createUploadFiles(test.uploadsDir);
    const pictures = await readPictures(files, { image: imageUrl });
    const imageId = (await pictures?.store(taker, ada.user.id, []))?.[0]?.id;
    const _id = crypto.randomUUID();
    const fields = { title: 'Ragù', content: 'Slowly.', tags: [], cuisine: '' };
    const at = new Date().toISOString();
    const kind = { category: 'recipe', type: 'recipe' };
    await taker.query(
      `insert into posts (id, body, category, type, image_id, created_at)
       values ($1, $2, 'recipe', 'recipe', $3, now())`,
      [_id, JSON.stringify({ _id, ...fields, ...kind, createdAt: at, updatedAt: at }), imageId],
    );
    const sweep = when.startsWith('after')
      ? tidy(test.pool, createUploadFiles(test.uploadsDir))
      : deleteUnused(sweeper, [publicId]);
    await untilLockWait(test.pool);
    await taker.query('commit');
    await sweep;
    for (const client of [taker, sweeper]) client.release();
    expect((await ada.ask('GET', `/posts/${_id}`)).json().image).toBe(imageUrl);
    expect(await isThere(imageUrl)).toBe(true);
  },
);

it('deletes a replaced picture after 90 days', async () => {
  const { _id, image } = await publish(await toDataUrl());
  await sweepLate();
  const changed = await ada.ask('PUT', `/posts/${_id}`, { image: await toDataUrl('jpeg') });
  expect(changed.json().image).not.toBe(image);
  expect(await isThere(image)).toBe(true);
  await sweepLate();
  expect([await isThere(image), await isThere(changed.json().image)]).toEqual([false, true]);
});

it('keeps the pictures of kept posts when the account is deleted, and deletes those of removed posts', async () => {
  for (const [posts, stays] of [
    ['keep', true],
    ['remove', false],
  ] as const) {
    const leaver = await signUp(test.app);
    const { image } = await publish(await toDataUrl(), leaver);
    await leaver.ask('DELETE', '/auth/account', { password: PASSWORD, posts });
    await sweepLate();
    expect(await isThere(image)).toBe(stays);
  }
});

/** Leaves out temporary files, which may exist briefly after a response. */
async function listPictures(): Promise<string[]> {
  const names = await readdir(test.uploadsDir, { recursive: true });
  return names.filter((name) => name.endsWith('.webp'));
}

it('does not store a second picture for a repeated create', async () => {
  const _id = crypto.randomUUID();
  const image = await toDataUrl();
  const first = await ada.ask('POST', '/posts', { ...WORDS, _id, image });
  const files = await listPictures();
  const again = await ada.ask('POST', '/posts', { ...WORDS, _id, image });
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect(await listPictures()).toEqual(files);
  const { imageUrl, publicId } = await upload(ada);
  const post = { ...WORDS, _id: crypto.randomUUID(), image: imageUrl };
  await ada.ask('POST', '/posts', post);
  await ada.ask('DELETE', `${toPath(uploadImage)}/${publicId}`);
  expect((await ada.ask('POST', '/posts', post)).statusCode).toBe(200);
});

it('leaves no file behind after a refused write', async () => {
  const before = await listPictures();
  const { _id } = await publish(null, ben);
  const answer = await ada.ask('PUT', `/posts/${_id}`, { image: await toDataUrl() });
  expect(answer.statusCode).toBe(403);
  expect(await listPictures()).toEqual(before);
});
