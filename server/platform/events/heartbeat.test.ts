import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HEARTBEAT_MS } from '#contract/live/stream.ts';
import { createLogger } from '#server/platform/log/logger.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { openStream } from '#server/testing/open-stream.ts';
import { signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let warnings: string[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  warnings = [];
  const stream = { write: (line: string) => void warnings.push(JSON.parse(line).msg) };
  test = await buildTestApp({ logger: createLogger('warn', stream) });
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

const beat = () => vi.advanceTimersByTime(HEARTBEAT_MS);

it('ends only the streams of members who were signed out outside this server', async () => {
  const [amara, ben] = [await signUp(test.app, 'Amara'), await signUp(test.app, 'Ben')];
  const [hers, his] = [
    await openStream(test.app, amara.token),
    await openStream(test.app, ben.token),
  ];
  const visitors = await openStream(test.app);
  await test.pool.query('delete from sessions where user_id = $1', [amara.user.id]);
  beat();
  await expect(hers.ended).resolves.toBeUndefined();
  const made = await ben.ask('POST', '/posts', { title: 'Soup', content: 'Hot' });
  const isNamed = ({ posts }: { posts: string[] }) => posts.includes(made.json()._id);
  await his.waitFor(isNamed);
  await visitors.waitFor(isNamed);
  his.leave();
  visitors.leave();
});

it('reports changes that were made directly in the database', async () => {
  const ben = await signUp(test.app, 'Ben');
  const made = await ben.ask('POST', '/posts', { title: 'Soup', content: 'Hot' });
  const id = made.json()._id;
  const stream = await openStream(test.app);
  await test.pool.query('delete from posts where id = $1', [id]);
  beat();
  expect((await stream.waitFor(({ posts }) => posts.includes(id))).hasNewPosts).toBe(false);
  stream.leave();
});

it('logs a failing database, and reports the changes once it answers', async () => {
  const ben = await signUp(test.app, 'Ben');
  const stream = await openStream(test.app, ben.token);
  const query = vi.spyOn(test.pool, 'query').mockRejectedValue(new Error('No database'));
  beat();
  await expect
    .poll(() => warnings.toSorted())
    .toEqual([
      'Query for changes failed; live updates are delayed.',
      'Session check of the event streams failed; the streams stay open.',
    ]);
  query.mockRestore();
  const { _id: id } = (await ben.ask('POST', '/posts', { title: 'Soup', content: 'Hot' })).json();
  await stream.waitFor(({ posts }) => posts.includes(id));
  stream.leave();
});
