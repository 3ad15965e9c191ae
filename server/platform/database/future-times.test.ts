import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { findFutureTime, repairFutureTimes } from './future-times.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let ann: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
  ann = await signUp(test.app, 'Ann');
});
afterAll(() => test.close());

const readTitles = async (path: string): Promise<string[]> =>
  (await ann.ask('GET', path)).json().posts.map(({ title }: { title: string }) => title);

it('finds nothing while the clock is right', async () => {
  await publish(ann, { title: 'Right' });
  expect(await findFutureTime(test.pool)).toBeUndefined();
  expect(await repairFutureTimes(test.pool)).toBe(0);
});

it('stores the time of the database if the server is 40 days ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * DAY_MS });
  const id = await publish(ann, { title: 'By a fast clock' });
  await ann.ask('POST', `/posts/${id}/comments`, { content: 'Me too' });
  vi.useRealTimers();
  const { createdAt, comments } = (await ann.ask('GET', `/posts/${id}`)).json();
  expect(Date.parse(createdAt)).toBeLessThan(Date.now() + 1000);
  expect(Date.parse(comments[0].createdAt)).toBeLessThan(Date.now() + 1000);
});

it('finds a post that is 40 days ahead, and moves it from the top of the feed and Trending in the repair', async () => {
  const id = await publish(ann, { title: 'Ahead' });
  const ben = await signUp(test.app, 'Ben');
  await ben.ask('POST', `/posts/${id}/like`);
  const ahead = "interval '40 days'";
  await test.pool.query(
    `update posts set created_at = created_at + ${ahead}, body = (body::jsonb || jsonb_build_object(
       'createdAt', to_char((created_at + ${ahead}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
     ))::text where id = $1`,
    [id],
  );
  await test.pool.query(`update likes set liked_at = liked_at + ${ahead} where post_id = $1`, [id]);
  await test.pool.query(
    'update post_counts set heat = heat + 20, born = born + 20 where post_id = $1',
    [id],
  );
  await publish(ann, { title: 'After' });
  expect((await readTitles('/posts'))[0]).toBe('Ahead');
  const latest = await findFutureTime(test.pool);
  expect(latest?.getTime()).toBeGreaterThan(Date.now() + 39 * DAY_MS);
  expect(await repairFutureTimes(test.pool)).toBeGreaterThanOrEqual(2);
  const next = await publish(ann, { title: 'Next' });
  const cid = await signUp(test.app, 'Cid');
  for (const cook of [ben, cid]) await cook.ask('POST', `/posts/${next}/like`);
  expect((await readTitles('/posts'))[0]).toBe('Next');
  expect((await readTitles('/posts/trending'))[0]).toBe('Next');
  const { createdAt } = (await ann.ask('GET', `/posts/${id}`)).json();
  expect(Date.parse(createdAt)).toBeLessThan(Date.now() + 60_000);
  expect(await findFutureTime(test.pool)).toBeUndefined();
});
