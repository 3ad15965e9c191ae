import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProfile, removeAccount } from '#contract/account/endpoints.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import { uploadImage } from '#contract/upload/endpoints.ts';
import { UploadAnswer } from '#contract/upload/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { toForm, toTestPicture } from '#server/testing/pictures.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let cook: Cook;
let port: number;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false, dishes: {} });
  cook = await signUp(test.app);
  port = Number(new URL(await test.app.listen({ port: 0 })).port);
});
afterAll(() => test.close());

async function listFiles(): Promise<string[]> {
  const names = await readdir(test.uploadsDir, { recursive: true });
  return names.filter((name) => name.includes('.webp') || /incoming.\d/.test(name));
}

function open(headers: Record<string, string | number>) {
  const path = `/api${toPath(uploadImage)}`;
  const authorization = `Bearer ${cook.token}`;
  return ask({ port, path, method: 'POST', headers: { authorization, ...headers } });
}

it('reads an upload far over the limit to its end and answers it over a real connection', async () => {
  const { payload, headers } = toForm('image', Buffer.alloc(40 * 1024 * 1024));
  const before = process.memoryUsage().rss;
  const upload = open({ ...headers, 'content-length': payload.length });
  upload.end(payload);
  const [answer] = await once(upload, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  expect(answer.statusCode).toBe(413);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    error: 'File size must be less than 5MB',
  });
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(150);
  await expect.poll(listFiles).toEqual([]);
});

it('answers an upload without a token', async () => {
  const { payload, headers } = toForm('image', Buffer.alloc(20 * 1024 * 1024));
  const upload = open({ ...headers, 'content-length': payload.length, authorization: 'Bearer x' });
  upload.end(payload);
  const [answer] = await once(upload, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(401);
});

it('leaves nothing after an aborted upload', async () => {
  const { payload, headers } = toForm('image', Buffer.alloc(1024 * 1024));
  const upload = open({ ...headers, 'content-length': payload.length });
  upload.on('error', () => upload.destroy());
  upload.write(payload.subarray(0, 600_000));
  await expect.poll(listFiles).toHaveLength(1);
  upload.destroy();
  await expect.poll(listFiles).toEqual([]);
});

it('leaves neither row nor file if the transaction of an upload fails', async () => {
  await test.pool.query(`
    create function burn() returns trigger language plpgsql as $$
    begin raise exception 'burnt'; end $$;
    create trigger burn before update on idempotency for each row execute function burn();
  `);
  const { payload, headers } = toForm('image', await toTestPicture('png'));
  const key = { 'idempotency-key': '018f0000-0000-4000-8000-0000000000bb' };
  const send = () => cook.ask('POST', toPath(uploadImage), payload, { ...headers, ...key });
  expect((await send()).statusCode).toBe(500);
  await expect.poll(listFiles).toEqual([]);
  expect((await test.pool.query('select from uploads')).rowCount).toBe(0);
  await test.pool.query('drop trigger burn on idempotency');
  expect((await send()).statusCode).toBe(201);
  await expect.poll(listFiles).toHaveLength(1);
});

it('does not report a disk error as an invalid picture', async () => {
  const { payload, headers } = toForm('image', await toTestPicture('png'));
  const key = { 'idempotency-key': '018f0000-0000-4000-8000-0000000000cc' };
  const send = () => cook.ask('POST', toPath(uploadImage), payload, { ...headers, ...key });
  const holder = await test.pool.connect();
  await holder.query('begin; lock table idempotency');
  const upload = send();
  await expect.poll(countWaiting).toBe(1);
  await rm(join(test.uploadsDir, 'incoming'), { recursive: true });
  await holder.query('commit');
  holder.release();
  const answer = await upload;
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect((await send()).statusCode).toBe(201);
});

it('deletes an account although its picture cannot be removed', async () => {
  const leaver = await signUp(test.app);
  const { payload, headers } = toForm('image', await toTestPicture('png'));
  const answer = await leaver.ask('POST', toPath(uploadImage), payload, headers);
  const { publicId } = v.parse(UploadAnswer, answer.json());
  const path = join(test.uploadsDir, publicId.slice(-2), `${publicId}.webp`);
  await rm(path);
  await mkdir(path);
  const body = { password: PASSWORD, posts: 'remove' };
  const deletion = await leaver.ask('DELETE', toPath(removeAccount), body);
  expect([deletion.statusCode, deletion.json()]).toEqual([200, {}]);
  expect((await leaver.ask('GET', toPath(getProfile))).statusCode).toBe(401);
});

async function countWaiting(): Promise<number> {
  const text = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await test.pool.query(text)).rowCount ?? 0;
}
