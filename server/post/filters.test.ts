import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TYPED_NOWHERE, TYPED_TEXTS } from '#contract/testing/typed-words.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish, publishMany, readAll, readPage } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let ada: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  ada = await signUp(test.app, 'Ada & Co');
  ben = await signUp(test.app, 'Ben');
  await publishMany(ada, ben);
});
afterAll(() => test.close());

async function find(q: string): Promise<string[]> {
  const { posts } = await readPage(test, `/posts?q=${encodeURIComponent(q)}&limit=50`);
  return posts.map(({ _id }) => _id);
}

describe('filters', () => {
  let ids: Record<string, string>;
  beforeAll(async () => {
    ids = {
      review: await publish(ada, {
        title: 'Pfannkuchen by the river',
        content: 'A small bistro with 12 seats',
        category: 'restaurant-review',
        type: 'story',
        tags: ['#WeekEnd', 'Street food'],
        cuisine: 'Italian',
      }),
      story: await publish(ben, { title: 'Crème brûlée', type: 'story', tags: ['weekend'] }),
    };
  });

  it.each<[string, string[]]>([
    ['category=restaurant-review', ['review']],
    ['type=story', ['story', 'review']],
    ['tag=weekend', ['story', 'review']],
    ['tag=%23WEEKEND&type=story&category=recipe', ['story']],
    ['tag=Street%20food', ['review']],
    ['tag=%23', []],
    ['q=river', ['review']],
    ['q=RIVER+bistro', ['review']],
    ['q=riv', ['review']],
    ['q=pfankuchen', ['review']],
    ['q=creme+brulees', ['story']],
    ['q=italian&author=Ada+%26+Co', ['review']],
    ['q=river&author=ada%E2%80%8B+%26+CO', ['review']],
    ['q=river&author=Ben', []],
    ['tag=%EF%BC%83Ｗeekend', ['story', 'review']],
    ['tag=street%E3%80%80FOOD', ['review']],
    ["q=river'%20|%20!x", []],
    ['q=%21%21', []],
    ['author=Nobody', []],
    ['authorId=nobody', []],
    ['category=unknown', []],
    ['category=recipe&category=technique&type=story', ['story']],
  ])('%s', async (query, names) => {
    const { posts } = await readPage(test, `/posts?${query}`);
    expect(posts.map(({ _id }) => _id)).toEqual(names.map((name) => ids[name]));
  });

  it('finds texts by their words in any script, like the search on a device', async () => {
    for (const [text, typed] of TYPED_TEXTS) {
      const both = [await publish(ben, { title: text }), await publish(ben, { content: text })];
      for (const q of typed) expect.soft(await find(q), q).toEqual(expect.arrayContaining(both));
    }
    for (const q of TYPED_NOWHERE) expect.soft(await find(q), q).toEqual([]);
    const other = await publish(ben, { title: 'Chicken with peas' });
    expect(await find('chick peas')).not.toContain(other);
  });

  it('treats a hashtag in the text as a tag, also in posts that are older than this rule', async () => {
    const findTagged = async () => {
      const { posts } = await readPage(test, '/posts?tag=Soup_of_the_day');
      return posts.map(({ _id }) => _id);
    };
    const id = await publish(ben, {
      content: 'Our #soup_of_the_day, see https://a.example/#rest',
      tags: ['#evening'],
    });
    expect(await findTagged()).toEqual([id]);
    await test.pool.query(`update posts set tag_keys = '{evening}' where id = $1`, [id]);
    expect(await findTagged()).toEqual([]);
    const name = '../platform/database/migrations/032_hashtags.sql';
    await test.pool.query(await readFile(new URL(name, import.meta.url), 'utf8'));
    expect(await findTagged()).toEqual([id]);
    const { rows } = await test.pool.query('select tag_keys from posts where id = $1', [id]);
    expect(rows[0].tag_keys.toSorted()).toEqual(['evening', 'soup_of_the_day']);
    await ben.ask('PUT', `/posts/${id}`, { content: 'Nothing today' });
    expect(await findTagged()).toEqual([]);
  });

  it('returns the same posts by author’s name, by author’s id and as the posts of a user', async () => {
    const byName = await readAll(test, '/posts?author=Ada+%26+Co');
    expect(byName).toHaveLength(31);
    expect(await readAll(test, `/posts?authorId=${ada.user.id}`)).toEqual(byName);
    expect(await readAll(test, `/users/${ada.user.id}/posts`)).toEqual(byName);
  });

  it.each(['nobody', '018f0000-0000-7000-8000-000000000000'])(
    'returns 404 for the posts of %s',
    async (id) => {
      const answer = await test.app.inject({ url: `/api/users/${id}/posts` });
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: 'User not found' }]);
    },
  );
});
