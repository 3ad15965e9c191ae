import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toPath } from '#contract/platform/endpoint.ts';
import type { PostImage } from '#contract/post/images.ts';
import { Post } from '#contract/post/schema.ts';
import { uploadImage } from '#contract/upload/endpoints.ts';
import { UploadAnswer } from '#contract/upload/schema.ts';
import { createUploadFiles } from '#server/platform/uploads/files.ts';
import { tidy } from '#server/start/tidy.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toForm, toTestPicture } from '#server/testing/pictures.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let ada: Cook;
let ben: Cook;
let picture: Buffer;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  ada = await signUp(test.app, 'Ada');
  ben = await signUp(test.app, 'Ben');
  picture = await toTestPicture('png');
});
afterAll(() => test.close());

const WORDS = { title: 'Ragù', content: 'Slowly.' };
const FULL = 'At most 4 pictures are allowed';
const ALT = 'The description of a picture must be at most 200 characters long';
const UNREADABLE = 'Text contains characters that cannot be shown';
const WRONG = 'Image must be an uploaded picture or a data URL';

async function upload(cook = ada): Promise<UploadAnswer> {
  const { payload, headers } = toForm('image', picture);
  return v.parse(
    UploadAnswer,
    (await cook.ask('POST', toPath(uploadImage), payload, headers)).json(),
  );
}
const uploadMany = async (count: number, cook = ada) =>
  Promise.all(Array.from({ length: count }, async () => (await upload(cook)).imageUrl));
const publish = async (images: unknown, cook = ada) =>
  v.parse(Post, (await cook.ask('POST', '/posts', { ...WORDS, images })).json());
const change = (id: string, body: object) => ada.ask('PUT', `/posts/${id}`, body);
const readPost = async (id: string) =>
  v.parse(Post, (await test.app.inject({ url: `/api/posts/${id}` })).json());
const readListed = async (id: string) => {
  const { posts } = (await ben.ask('GET', '/posts?limit=50')).json();
  return posts.find((post: { _id: string }) => post._id === id);
};
const isThere = async (url = '') => (await test.app.inject({ url })).statusCode === 200;
const toImages = (urls: readonly string[]): PostImage[] =>
  urls.map((url, n) => ({ url, alt: `Step ${n + 1}` }));
const countRows = async (id: string) =>
  (await test.pool.query('select from post_images where post_id = $1', [id])).rowCount;

it('shows up to four pictures in order, each with a description', async () => {
  const images = toImages(await uploadMany(4));
  const post = await publish(images);
  expect([post.image, post.images]).toEqual([images[0]?.url, images]);
  expect(await readListed(post._id)).toMatchObject({ image: images[0]?.url, images });
  expect((await readPost(post._id)).images).toEqual(images);
  const turned = images.toReversed();
  await change(post._id, { images: turned });
  expect(await readListed(post._id)).toMatchObject({ image: turned[0]?.url, images: turned });
  await change(post._id, { images: turned.slice(0, 1) });
  expect((await readPost(post._id)).images).toEqual(turned.slice(0, 1));
  await change(post._id, { title: 'Other words' });
  expect((await readPost(post._id)).images).toEqual(turned.slice(0, 1));
  await change(post._id, { images: [] });
  expect(await readPost(post._id)).toMatchObject({ image: null, images: [] });
});

it('treats `image` as one picture without a description, and stores no rows for it', async () => {
  const [url = '', other = ''] = await uploadMany(2);
  const made = (await ada.ask('POST', '/posts', { ...WORDS, image: url })).json();
  expect([made.image, made.images]).toEqual([url, [{ url, alt: '' }]]);
  expect(await countRows(made._id)).toBe(0);
  await change(made._id, { images: [{ url, alt: 'A pot' }, { url: other }] });
  expect((await readPost(made._id)).images).toEqual([
    { url, alt: 'A pot' },
    { url: other, alt: '' },
  ]);
  await change(made._id, { image: other });
  expect(await readPost(made._id)).toMatchObject({
    image: other,
    images: [{ url: other, alt: '' }],
  });
  expect(await countRows(made._id)).toBe(0);
  await change(made._id, { images: [{ url, alt: 'A pot' }], image: null });
  expect(await readListed(made._id)).toMatchObject({ image: url, images: [{ url, alt: 'A pot' }] });
});

it('stores data URLs as uploads and keeps their order', async () => {
  const [url = ''] = await uploadMany(1);
  const data = `data:image/png;base64,${picture.toString('base64')}`;
  const { images = [] } = await publish([{ url: data, alt: 'Before' }, { url }, { url: data }]);
  expect(images.map(({ alt }) => alt)).toEqual(['Before', '', '']);
  expect(images[1]?.url).toBe(url);
  for (const image of images) {
    expect(image.url).toMatch(/^\/media\/uploads\/[\da-f-]{36}\.webp$/);
    expect(await isThere(image.url)).toBe(true);
  }
  expect(new Set(images.map((image) => image.url)).size).toBe(3);
});

it('shows an upload once if it is listed twice', async () => {
  const [one = '', two = ''] = await uploadMany(2);
  const { images } = await publish([{ url: one, alt: 'A pot' }, { url: two }, { url: one }]);
  expect(images).toEqual([
    { url: one, alt: 'A pot' },
    { url: two, alt: '' },
  ]);
});

it('refuses invalid pictures as a whole and names the wrong one', async () => {
  const [one = ''] = await uploadMany(1);
  const foreign = await upload(ben);
  const { _id } = await publish([{ url: one, alt: 'A pot' }]);
  for (const [images, msg, path] of [
    [toImages(await uploadMany(5)), FULL, 'images'],
    [[{ url: one, alt: 'a'.repeat(201) }], ALT, 'images.0.alt'],
    [[{ url: one, alt: 7 }], ALT, 'images.0.alt'],
    [[{ url: one }, { url: one, alt: 'a\u0007' }], UNREADABLE, 'images.1.alt'],
    [[{ url: one, alt: 'two\nlines' }], UNREADABLE, 'images.0.alt'],
    [[{ url: one, alt: '\uD800' }], UNREADABLE, 'images.0.alt'],
    [[{ url: one }, { url: foreign.imageUrl }], WRONG, 'images.1.url'],
    [[{ url: 'https://example.com/a.png' }], WRONG, 'images.0.url'],
    [
      [{ url: one }, { url: 'data:text/plain;base64,aGVsbG8=' }],
      'Please select a valid image file',
      'images.1.url',
    ],
    [[{ alt: 'Nothing' }], WRONG, 'images.0.url'],
    ['a picture', WRONG, 'images'],
    [[null], WRONG, 'images.0'],
  ] as const) {
    for (const answer of [
      await ada.ask('POST', '/posts', { ...WORDS, images }),
      await change(_id, { images }),
    ]) {
      expect([answer.statusCode, answer.json().details]).toEqual([
        422,
        [expect.objectContaining({ msg, path })],
      ]);
    }
  }
  expect((await readPost(_id)).images).toEqual([{ url: one, alt: 'A pot' }]);
  expect((await change(_id, { images: [{ url: one, alt: 'ä'.repeat(200) }] })).statusCode).toBe(
    200,
  );
});

it('deletes pictures with the last post that shows them, at any position', async () => {
  const urls = await uploadMany(3);
  const [one, two] = [await publish(toImages(urls)), await publish(toImages(urls.slice(1)))];
  await ada.ask('DELETE', `/posts/${one._id}`);
  expect(await Promise.all(urls.map(isThere))).toEqual([false, true, true]);
  await ada.ask('DELETE', `/posts/${two._id}`);
  expect(await Promise.all(urls.map(isThere))).toEqual([false, false, false]);
});

it('deletes a picture 90 days after it was removed from a post, and keeps the others', async () => {
  const urls = await uploadMany(3);
  const { _id } = await publish(toImages(urls));
  await change(_id, { images: toImages(urls.slice(1)) });
  const files = createUploadFiles(test.uploadsDir);
  await tidy(test.pool, files);
  await test.pool.query(
    `update uploads set unused_since = now() - interval '91 days' where unused_since is not null`,
  );
  await tidy(test.pool, files);
  expect(await Promise.all(urls.map(isThere))).toEqual([false, true, true]);
});

it('removes an upload that its owner deletes from every post, and shows the next one first', async () => {
  const [first, second, third] = [await upload(), await upload(), await upload()];
  const { _id } = await publish(toImages([first.imageUrl, second.imageUrl, third.imageUrl]));
  await readListed(_id);
  await ada.ask('DELETE', `/upload/image/${second.publicId}`);
  expect((await readListed(_id)).images.map(({ alt }: PostImage) => alt)).toEqual([
    'Step 1',
    'Step 3',
  ]);
  await ada.ask('DELETE', `/upload/image/${first.publicId}`);
  const left = { image: third.imageUrl, images: [{ url: third.imageUrl, alt: 'Step 3' }] };
  expect(await readListed(_id)).toMatchObject(left);
  expect(await readPost(_id)).toMatchObject(left);
  await ada.ask('DELETE', `/upload/image/${third.publicId}`);
  expect(await readListed(_id)).toMatchObject({ image: null, images: [] });
});

it.each([
  ['keep', true],
  ['remove', false],
] as const)(
  'treats all pictures like the posts when the author leaves with posts: %s',
  async (posts, stays) => {
    const leaver = await signUp(test.app);
    const urls = await uploadMany(2, leaver);
    const { _id } = await publish(toImages(urls), leaver);
    await leaver.ask('DELETE', '/auth/account', { password: PASSWORD, posts });
    expect(await Promise.all(urls.map(isThere))).toEqual([stays, stays]);
    const shown = stays ? (await readPost(_id)).images : [];
    expect(shown).toEqual(stays ? toImages(urls) : []);
  },
);

it('keeps the first pictures on a repeated create', async () => {
  const images = toImages(await uploadMany(2));
  const _id = crypto.randomUUID();
  const first = await ada.ask('POST', '/posts', { ...WORDS, _id, images });
  const again = await ada.ask('POST', '/posts', { ...WORDS, _id, images: images.toReversed() });
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
});
