import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toTestAnimation, toTestPicture } from '#server/testing/pictures.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { writeClient, writePictures } from '#server/testing/write-client.ts';

const SHAPE = { format: 'jpeg', width: 1200, height: 630 };

let test: TestApp;
let clientDir: string;
let picturesDir: string;
beforeAll(async () => {
  clientDir = await writeClient();
  picturesDir = await writePictures();
  await writeFile(
    join(picturesDir, 'tom-yum.a1b2.1280.avif'),
    await toTestPicture('avif', 1280, 960),
  );
  test = await buildTestApp({ clientDir, picturesDir });
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
  await rm(picturesDir, { recursive: true });
});

const get = (url: string) => test.app.inject({ url });
const toData = (bytes: Buffer) => `data:image/x;base64,${bytes.toString('base64')}`;

async function publish(picture: Buffer): Promise<{ postId: string; preview: string }> {
  const cook = await signUp(test.app);
  const post = { title: 'Ragù', content: 'Slowly.', image: toData(picture) };
  const { _id, image } = (await cook.ask('POST', '/posts', post)).json();
  return {
    postId: _id,
    preview: image.replace('uploads', 'previews/posts').replace('.webp', '.jpg'),
  };
}

it('serves a JPEG of a dish’s large picture, cached for a year', async () => {
  const { statusCode, headers, rawPayload } = await get('/media/previews/dishes/tom-yum.a1b2.jpg');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/jpeg');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await sharp(rawPayload).metadata()).toMatchObject(SHAPE);
});

it.each([
  ['a tall picture', () => toTestPicture('png', 60, 200)],
  ['an animation', () => toTestAnimation()],
])('serves a JPEG for a post with %s', async (_what, draw) => {
  const { postId, preview } = await publish(await draw());
  expect((await get(`/post/${postId}`)).body).toContain(`${preview}">`);
  expect(await sharp((await get(preview)).rawPayload).metadata()).toMatchObject(SHAPE);
});

it('serves no preview of a deleted picture', async () => {
  const { preview } = await publish(await toTestPicture('png'));
  expect((await get(preview)).statusCode).toBe(200);
  for (const entry of await readdir(test.uploadsDir)) {
    await rm(join(test.uploadsDir, entry), { recursive: true });
  }
  expect((await get(preview)).statusCode).toBe(404);
});

it('serves the picture of the build for home', async () => {
  const { body } = await get('/');
  const [, path = ''] = /og:image" content="http:\/\/[^/]+([^"]+)"/.exec(body) ?? [];
  expect(path).toMatch(/^\/media\/previews\/home\.[\w-]+\.jpg$/);
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
  const { headers, body: picture } = await get(path);
  expect(headers['content-type']).toBe('image/jpeg');
  expect(picture).toBe('drawn');
});

it.each([
  'dishes/tom-yum.0000.jpg',
  'dishes/tom-yum.a1b2.png',
  'dishes/..%2fsecret.jpg',
  'posts/018f0000-0000-7000-8000-000000000000.jpg',
  'posts/nothing.jpg',
  'home.0000.jpg',
  'nothing',
])('returns 404 for %s', async (name) => {
  expect((await get(`/media/previews/${name}`)).statusCode).toBe(404);
});
