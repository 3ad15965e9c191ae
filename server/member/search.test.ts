import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PeoplePage } from '#contract/member/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { insertMissingNameWords } from './name-words.ts';

const NAMES = [
  'Zoë Łukasz',
  'Renée Dubois',
  'Rosa Marlowe',
  'Rosanna Prat',
  "Niamh O'Shea",
  '陳大文',
  'Олена Коваль',
];

let test: TestApp;
const cooks = new Map<string, Cook>();
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, trustProxy: true });
  for (const name of NAMES) cooks.set(name, await signUp(test.app, name));
});
afterAll(() => test.close());

async function search(q: string, query = ''): Promise<PeoplePage> {
  const url = `/api/users?q=${encodeURIComponent(q)}${query}`;
  return v.parse(PeoplePage, (await test.app.inject({ url })).json());
}
const searchNames = async (q: string) => (await search(q)).users.map(({ name }) => name);

describe('GET /users?q=', () => {
  it.each([
    ['zoe lukasz', ['Zoë Łukasz']],
    ['LUKA', ['Zoë Łukasz']],
    ['renee', ['Renée Dubois']],
    ['dubois ren', ['Renée Dubois']],
    ['oshea', ["Niamh O'Shea"]],
    ['陳', ['陳大文']],
    ['коваль', ['Олена Коваль']],
    // These are mistyped.
    ['marlow', ['Rosa Marlowe']],
    ['marlwoe', ['Rosa Marlowe']],
    ['duboys', ['Renée Dubois']],
    // An exact match counts more than a prefix match.
    ['rosa', ['Rosa Marlowe', 'Rosanna Prat']],
    ['rosa dubois', []],
    ['qqqqq', []],
    ['', []],
    ['%%__', []],
  ])('%s finds %j', async (typed, names) => {
    expect(await searchNames(typed)).toEqual(names);
  });

  it('shows people with more followers first among equals, and the follows of the viewer', async () => {
    const [one, two] = [await signUp(test.app, 'Twin Baker'), await signUp(test.app, 'Twin Baker')];
    const rosa = cooks.get('Rosa Marlowe');
    for (const [first, second] of [
      [one, two],
      [two, one],
    ] as const) {
      await rosa?.ask('PUT', `/users/${first.user.id}/follow`, { following: true });
      await rosa?.ask('PUT', `/users/${second.user.id}/follow`, { following: false });
      const answer = await rosa?.ask('GET', '/users?q=twin');
      expect(v.parse(PeoplePage, answer?.json()).users).toMatchObject([
        { id: first.user.id, followedByMe: true, isFriend: false },
        { id: second.user.id, followedByMe: false },
      ]);
    }
  });

  it('finds a rare name among the many who share the other one', async () => {
    await test.pool.query(
      `with born as (
         insert into users (id, name, email, email_key, password_hash)
         select ('018f0000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'Maria N' || n, 'm' || n, 'm' || n, ''
         from generate_series(1, 1500) n returning id, name
       ) insert into name_words (word, user_id) select lower(unnest(string_to_array(name, ' '))), id from born`,
    );
    for (const typed of ['maria n1432', 'n1432 maria', 'n1432 mar', 'n1432 marria']) {
      expect(await searchNames(typed)).toEqual(['Maria N1432']);
    }
    expect((await search('maria', '&limit=50')).users).toHaveLength(50);
  });

  it('returns further pages by cursor', async () => {
    for (let n = 0; n < 5; n += 1) await signUp(test.app, `Paged Cook ${n}`);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: PeoplePage = await search('paged', `&limit=2&cursor=${cursor}`);
      seen.push(...page.users.map(({ id }) => id));
      cursor = page.pagination.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
    const past = await search('paged', '&cursor=99999');
    expect(past).toEqual({ users: [], pagination: { hasMore: false, nextCursor: null } });
  });

  it('reflects a change of name and a deleted account', async () => {
    const cook = await signUp(test.app, 'Before Marriage');
    await cook.ask('PUT', '/auth/profile', { name: 'After Marriage' });
    expect([await searchNames('before'), await searchNames('after')]).toEqual([
      [],
      ['After Marriage'],
    ]);
    await cook.ask('DELETE', '/auth/account', { password: 'Basil7leaf', posts: 'keep' });
    expect(await searchNames('after')).toEqual([]);
  });

  it('finds imported people after the next start', async () => {
    await test.pool.query(
      `insert into users (id, name, email, email_key, password_hash)
       select ('018f0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Köchin Nr ' || n, 'old' || n, 'old' || n, ''
       from generate_series(1, 1100) n`,
    );
    expect(await searchNames('kochin 1100')).toEqual([]);
    await insertMissingNameWords(test.pool);
    expect(await searchNames('kochin 1100')).toEqual(['Köchin Nr 1100']);
  });

  it('is open to visitors, with a limit', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    const ask = () => test.app.inject({ url: '/api/users?q=', headers });
    const answers = await Promise.all(Array.from({ length: 601 }, ask));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await test.app.inject({ url: '/api/users?q=' })).statusCode).toBe(200);
  });
});
