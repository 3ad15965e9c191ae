import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { renewKeys } from './renew-keys.ts';

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
  cook = await signUp(test.app, 'Ångström');
});
afterAll(() => test.close());

const ROWS = `select tag_keys::text, terms::text, version, name_key, (
    select string_agg(word, ' ') from name_words where user_id = users.id
  ) as words
  from posts join users on users.id = author_id`;
const readRows = async () => (await test.pool.query(ROWS)).rows;

it('renews the keys of an earlier version once', async () => {
  await cook.ask('POST', '/posts', {
    title: 'Soup',
    content: 'For #\u0130stanbul, 今日は餃子を焼きました。',
    tags: ['Cafe\u0301'],
  });
  const now = await readRows();
  const spoil = async () => {
    await test.pool.query(`update posts set tag_keys = '{old}', terms = 'old'`);
    await test.pool.query('update users set name_key = null');
    await test.pool.query(`update name_words set word = 'old'`);
  };
  await spoil();
  await renewKeys(test.pool);
  expect(await readRows()).toEqual(now);
  await spoil();
  await renewKeys(test.pool);
  const [row] = await readRows();
  expect(row).toMatchObject({ tag_keys: '{old}', name_key: now[0].name_key });
});
