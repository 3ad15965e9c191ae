import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let rosa: Cook;
let ben: Cook;
let former: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
  [rosa, ben, former] = [
    await signUp(test.app, 'Rosa'),
    await signUp(test.app, 'Ben'),
    await signUp(test.app, 'Gone'),
  ];
  await former.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
});
afterAll(() => test.close());

const UNKNOWN_ID = '018f0000-0000-7000-8000-000000000000';
const WHO = [
  'a visitor',
  'a member with an invalid token',
  'the person',
  'another member',
] as const;
type Who = (typeof WHO)[number];
const who: Record<Who, () => Cook | undefined> = {
  'a visitor': () => undefined,
  'a member with an invalid token': () => former,
  'the person': () => rosa,
  'another member': () => ben,
};
const whom = {
  rosa: () => rosa.user.id,
  'rosa in capitals': () => rosa.user.id.toUpperCase(),
  'an unknown id': () => UNKNOWN_ID,
  'who is gone': () => former.user.id,
  'no id': () => "x' or 1=1",
};
type Whom = keyof typeof whom;

async function ask(by: Who, method: 'GET' | 'PUT', path: string, body?: object) {
  const cook = who[by]();
  if (cook) return cook.ask(method, path, body);
  return test.app.inject({ method, url: `/api${path}`, ...(body && { payload: body }) });
}

const FOLLOW: [Who, Whom, number, string?][] = [
  ['a visitor', 'rosa', 401, 'Authentication required'],
  ['a visitor', 'an unknown id', 401, 'Authentication required'],
  ['a member with an invalid token', 'rosa', 401, 'Authentication required'],
  ['the person', 'rosa', 422, 'You cannot follow yourself'],
  ['the person', 'rosa in capitals', 422, 'You cannot follow yourself'],
  ['another member', 'rosa', 200],
  ['another member', 'rosa in capitals', 200],
  ['another member', 'an unknown id', 404, 'User not found'],
  ['another member', 'who is gone', 404, 'User not found'],
  ['another member', 'no id', 404, 'User not found'],
];

describe('PUT /users/{id}/follow', () => {
  it.each(FOLLOW)('%s, %s: %i', async (by, target, status, error) => {
    const path = `/users/${encodeURIComponent(whom[target]())}/follow`;
    for (const body of [undefined, { following: true }, { following: false }]) {
      const answer = await ask(by, 'PUT', path, body);
      expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
    }
  });

  it.each([1, 'yes', null, []])('a state of %j is invalid', async (following) => {
    const answer = await ben.ask('PUT', `/users/${rosa.user.id}/follow`, { following });
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      'Following must be true or false',
    ]);
  });

  it('is rate limited', async () => {
    const cook = await signUp(test.app);
    const path = `/users/${UNKNOWN_ID}/follow`;
    const follows = Array.from({ length: 605 }, () => cook.ask('PUT', path, { following: true }));
    const answers = await Promise.all(follows);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });
});

const READ: [Whom, number][] = [
  ['rosa', 200],
  ['rosa in capitals', 200],
  ['an unknown id', 404],
  ['who is gone', 404],
  ['no id', 404],
];

describe.each(['', '/followers', '/following', '/friends'])('GET /users/{id}%s', (path) => {
  it.each(READ)('of %s is a %i for every caller, without an email', async (target, status) => {
    for (const by of WHO) {
      const answer = await ask(by, 'GET', `/users/${encodeURIComponent(whom[target]())}${path}`);
      // Contract: an invalid token is a 401, so that its owner notices.
      expect(answer.statusCode).toBe(by === 'a member with an invalid token' ? 401 : status);
      expect(answer.body).not.toContain('@');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});
