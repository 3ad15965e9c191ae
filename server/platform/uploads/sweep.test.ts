import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toPath } from '#contract/platform/endpoint.ts';
import { uploadImage, uploadProfileImage } from '#contract/upload/endpoints.ts';
import { UploadAnswer } from '#contract/upload/schema.ts';
import { tidy } from '#server/start/tidy.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toForm, toTestPicture } from '#server/testing/pictures.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { createUploadFiles } from './files.ts';

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
  cook = await signUp(test.app);
});
afterAll(() => test.close());

async function upload(path: string, field: string) {
  const { payload, headers } = toForm(field, await toTestPicture('png'));
  const answer = await cook.ask('POST', path, payload, headers);
  return v.parse(UploadAnswer, answer.json());
}
const isThere = async (url: string) => (await test.app.inject({ url })).statusCode === 200;
const sweep = () => tidy(test.pool, createUploadFiles(test.uploadsDir));
const age = (days: number) =>
  test.pool.query('update uploads set unused_since = now() - make_interval(days => $1)', [days]);

it('deletes an unused picture after 90 days', async () => {
  const { imageUrl } = await upload(toPath(uploadImage), 'image');
  await age(89);
  await sweep();
  expect(await isThere(imageUrl)).toBe(true);
  await age(91);
  await sweep();
  expect(await isThere(imageUrl)).toBe(false);
});

it('does not delete an avatar in use, and deletes the previous one after 90 days', async () => {
  const before = await upload(toPath(uploadProfileImage), 'profileImage');
  await sweep();
  await age(91);
  await sweep();
  expect(await isThere(before.imageUrl)).toBe(true);
  const now = await upload(toPath(uploadProfileImage), 'profileImage');
  await sweep();
  expect(await isThere(before.imageUrl)).toBe(true);
  await age(91);
  await sweep();
  expect([await isThere(before.imageUrl), await isThere(now.imageUrl)]).toEqual([false, true]);
});

it('deletes files without a row after an hour, and nothing else', async () => {
  const { imageUrl } = await upload(toPath(uploadImage), 'image');
  const orphan = '018f0000-0000-7000-8000-0000000000ab.webp';
  const young = '018f0000-0000-7000-8000-0000000001ab.webp';
  const folder = join(test.uploadsDir, 'ab');
  await mkdir(folder, { recursive: true });
  const old = [join(folder, orphan), join(test.uploadsDir, 'incoming', 'half')];
  for (const path of [...old, join(folder, young)]) await writeFile(path, 'x');
  for (const path of old) await utimes(path, 1e9, 1e9);
  await sweep();
  const names = await readdir(test.uploadsDir, { recursive: true });
  expect(names).toContain(join('ab', young));
  expect(names).not.toContain(join('ab', orphan));
  expect(names).not.toContain(join('incoming', 'half'));
  expect(await isThere(imageUrl)).toBe(true);
});

it('ignores files of the operating system in the folder', async () => {
  const orphan = join('fe', '018f0000-0000-7000-8000-0000000000fe.webp');
  const strange = ['.DS_Store', join('lost+found', '018f0000-0000-7000-8000-0000000002ab.webp')];
  const folders = ['lost+found', 'fe', join('incoming', 'folder'), join('fe', 'folder')];
  const toFile = (name: string) => join(test.uploadsDir, name);
  for (const folder of folders) await mkdir(toFile(folder), { recursive: true });
  for (const name of [orphan, ...strange]) await writeFile(toFile(name), 'x');
  for (const name of [orphan, ...strange, ...folders]) await utimes(toFile(name), 1e9, 1e9);
  await sweep();
  const names = await readdir(test.uploadsDir, { recursive: true });
  expect(names).not.toContain(orphan);
  expect(names).toEqual(expect.arrayContaining([...strange, ...folders]));
});

it('works without sessions, keys and uploads', async () => {
  const files = createUploadFiles(join(test.uploadsDir, 'nowhere'));
  await expect(tidy(test.pool, files)).resolves.toBeUndefined();
});
