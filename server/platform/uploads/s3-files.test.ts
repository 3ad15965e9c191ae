import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { createUploadFiles, type UploadFiles } from './files.ts';
import { createS3Files } from './s3-files.ts';

const NAME = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b.webp';

let folder: string;
let store: S3rver;
let files: UploadFiles;
let test: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simmer-s3-'));
  store = new S3rver({
    port: 0,
    silent: true,
    directory: join(folder, 'store'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await store.run();
  files = createS3Files(
    {
      bucket: 'pictures',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    createUploadFiles(join(folder, 'local')),
  );
  test = await buildTestApp({ files });
});
afterAll(async () => {
  await test.close();
  await store.close();
  await rm(folder, { recursive: true });
});

it('stores a picture in the bucket and reports a missing one', async () => {
  await files.save(NAME, Buffer.from('soup'));
  const found = await files.find(NAME);
  expect(found?.size).toBe(4);
  expect(String(found && (await buffer(found.stream)))).toBe('soup');
  await files.remove([NAME]);
  expect(await files.find(NAME)).toBeUndefined();
  await expect(files.find('../secret')).rejects.toThrow('Invalid upload name');
});

it('lists files older than an hour', async () => {
  await files.save(NAME, Buffer.from('soup'));
  expect(await listOld()).toEqual([]);
  const long = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(folder, 'store/pictures', `${NAME}._S3rver_object`), long, long);
  expect(await listOld()).toEqual([NAME]);
  await files.remove([NAME]);
});

it('serves a picture that a member uploads', async () => {
  const cook = await signUp(test.app, 'Amara');
  const image =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  const post = await cook.ask('POST', '/posts', { title: 'Soup', content: 'Hot', image });
  expect(post.statusCode).toBe(201);
  const served = await test.app.inject({ url: post.json().image });
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  const again = { 'if-none-match': String(served.headers['etag']) };
  expect((await test.app.inject({ url: post.json().image, headers: again })).statusCode).toBe(304);
});

async function listOld(): Promise<string[]> {
  const all: string[] = [];
  for await (const names of files.listOld()) all.push(...names);
  return all;
}
