import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PeoplePage } from '#contract/member/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let star: Cook;
let fans: Cook[];
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
  star = await signUp(test.app, 'Star');
  fans = [];
  for (let n = 0; n < 25; n += 1) fans.push(await comeAsFan(n));
  for (const fan of fans.filter((_, n) => n % 5 === 0)) await follow(star, fan, true);
});
afterAll(() => test.close());

async function comeAsFan(n: number): Promise<Cook> {
  const fan = await signUp(test.app, `Fan ${n}`);
  await follow(fan, star, true);
  return fan;
}

function follow(one: Cook, other: Cook, following: boolean) {
  return one.ask('PUT', `/users/${other.user.id}/follow`, { following });
}

async function ask(path: string, by?: Cook): Promise<PeoplePage> {
  const answer = by
    ? await by.ask('GET', path)
    : await test.app.inject({ url: `/api${path}`, method: 'GET' });
  expect(answer.statusCode).toBe(200);
  return v.parse(v.strictObject(PeoplePage.entries), answer.json());
}

const toNames = ({ users }: PeoplePage) => users.map(({ name }) => name);
const of = (list: string, query = '') => `/users/${star.user.id}/${list}${query}`;

describe.each(['followers', 'following', 'friends'])('GET /users/{id}/%s', (list) => {
  it('is empty for a new member, and a 404 for an unknown one', async () => {
    const ben = await signUp(test.app);
    expect(await ask(`/users/${ben.user.id}/${list}`)).toEqual({
      users: [],
      pagination: { hasMore: false, nextCursor: null },
    });
    for (const id of ['018f0000-0000-7000-8000-000000000000', 'me', '%27', '7', 'x'.repeat(300)]) {
      const answer = await test.app.inject({ url: `/api/users/${id}/${list}` });
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: 'User not found' }]);
    }
  });

  it.each(['x', '-1', '1e3', '9'.repeat(40), '%F0%9F%8D%9C'])(
    'refuses the invalid cursor %s',
    async (cursor) => {
      const answer = await test.app.inject({ url: `/api${of(list, `?cursor=${cursor}`)}` });
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('lists of people', () => {
  it('show the newest first, 20 by default, between 1 and 50', async () => {
    const page = await ask(of('followers'));
    expect(toNames(page)).toEqual(Array.from({ length: 20 }, (_, n) => `Fan ${24 - n}`));
    expect(page.pagination.hasMore).toBe(true);
    for (const [limit, length] of [
      ['7', 7],
      ['0', 1],
      ['-3', 1],
      ['1000', 25],
      ['many', 20],
    ] as const) {
      expect((await ask(of('followers', `?limit=${limit}`))).users).toHaveLength(length);
    }
  });

  it('continue at the cursor after follows and unfollows in between', async () => {
    const first = await ask(of('followers', '?limit=10'));
    await comeAsFan(99);
    const [blockedFan] = fans.slice(12, 13);
    if (blockedFan) await follow(blockedFan, star, false);
    const second = await ask(of('followers', `?limit=10&cursor=${first.pagination.nextCursor}`));
    const third = await ask(of('followers', `?limit=10&cursor=${second.pagination.nextCursor}`));
    const seen = [first, second, third].flatMap(toNames);
    expect(seen).toEqual(
      Array.from({ length: 25 }, (_, n) => `Fan ${24 - n}`).filter((name) => name !== 'Fan 12'),
    );
    expect(third.pagination).toEqual({ hasMore: false, nextCursor: null });
  });

  it('include as friends those who follow each other', async () => {
    const names = ['Fan 20', 'Fan 15', 'Fan 10', 'Fan 5', 'Fan 0'];
    for (const list of ['friends', 'following']) {
      const page = await ask(of(list));
      expect(toNames(page).toSorted()).toEqual(names.toSorted());
      expect(page.users.every(({ isFriend }) => isFriend)).toBe(true);
    }
    const { users } = await ask(of('followers', '?limit=50'));
    expect(users.filter(({ isFriend }) => isFriend).map(({ name }) => name)).toEqual(names);
  });

  it('show `followedByMe` to members only', async () => {
    const ben = await signUp(test.app, 'Ben');
    const [fan] = fans;
    if (fan) await follow(ben, fan, true);
    const { users } = await ask(of('followers', '?limit=50'), ben);
    const followed = users.filter(({ followedByMe }) => followedByMe).map(({ name }) => name);
    expect(followed).toEqual(['Fan 0']);
    expect(users.every(({ followedByMe }) => followedByMe !== undefined)).toBe(true);
    for (const person of (await ask(of('followers'))).users) {
      expect(person).not.toHaveProperty('followedByMe');
      expect(person).not.toHaveProperty('email');
    }
  });
});
