import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { publish } from '../testing/post-lists.ts';
import { type Cook, signUp } from '../testing/sign-up.ts';
import { repairFutureTimes } from './future-times.ts';

let test: TestApp;
let ann: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
  ann = await signUp(test.app, 'Ann');
});
afterAll(() => test.close());

const readTitles = async (path: string): Promise<string[]> =>
  (await ann.ask('GET', path)).json().posts.map(({ title }: { title: string }) => title);

it('does nothing while the clock is right', async () => {
  await publish(ann, { title: 'Right' });
  expect(await repairFutureTimes(test.pool)).toBe(false);
});

it('a post stored 40 days ahead leads the feed and Trending only until the repair', async () => {
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
    `update post_counts set heat = heat + 20, born = born + 20 where post_id = $1`,
    [id],
  );
  await test.pool.query(`update idempotency set created_at = created_at + ${ahead}`);
  await publish(ann, { title: 'After' });
  expect((await readTitles('/posts'))[0]).toBe('Ahead');
  expect(await repairFutureTimes(test.pool)).toBe(true);
  const next = await publish(ann, { title: 'Next' });
  for (const one of [next, next]) await ben.ask('POST', `/posts/${one}/like`);
  await signUp(test.app, 'Cid').then((cid) => cid.ask('POST', `/posts/${next}/like`));
  expect((await readTitles('/posts')).slice(0, 1)).toEqual(['Next']);
  expect((await readTitles('/posts/trending')).slice(0, 1)).toEqual(['Next']);
  const { createdAt } = (await ann.ask('GET', `/posts/${id}`)).json();
  expect(Date.parse(createdAt)).toBeLessThan(Date.now() + 60_000);
  expect(await repairFutureTimes(test.pool)).toBe(false);
});
