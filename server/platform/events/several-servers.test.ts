import { once } from 'node:events';
import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { finish } from '#server/platform/shutdown.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { openStream } from '#server/testing/open-stream.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let other: FastifyInstance;
let amara: Cook;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false });
  other = await startAnother();
  amara = await signUp(test.app, 'Amara');
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const startAnother = () =>
  buildApp({ uploadsDir: test.uploadsDir, pool: test.pool, version: '0.0.0' });
const post = async (): Promise<string> =>
  (await amara.ask('POST', '/posts', { title: 'Socarrat', content: 'Hot' })).json()._id;

it('a write at one server reaches the streams of another', async () => {
  const stream = await openStream(other);
  const id = await post();
  expect((await stream.waitFor(({ posts }) => posts.includes(id))).hasNewPosts).toBe(true);
  stream.leave();
});

it('misses no change while the listening connection is lost', async () => {
  const stream = await openStream(other);
  const first = await post();
  await stream.waitFor(({ posts }) => posts.includes(first));
  const { rowCount } = await test.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'simmer events' and datname = current_database()`,
  );
  expect(rowCount).toBe(1);
  // All of this happens before the next heartbeat, which would find the posts too.
  for (let n = 0; n < 3; n += 1) {
    const id = await post();
    await stream.waitFor(({ posts }) => posts.includes(id));
  }
  stream.leave();
});

it('ends the streams of real connections at a shutdown and does not wait for them', async () => {
  const app = await startAnother();
  const address = await app.listen({ port: 0 });
  const [answer] = await once(request(`${address}/api/events`).end(), 'response');
  answer.resume();
  // The 60-second timeout does not cut them off within the test.
  await expect(Promise.all([once(answer, 'end'), finish(app, 60_000)])).resolves.toBeDefined();
});
