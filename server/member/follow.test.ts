import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublicUser } from '#contract/account/user.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';
import { untilLockWait } from '#server/testing/until-lock-wait.ts';

let test: TestApp;
beforeAll(async () => {
  // More members register here than the limit per address allows.
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
});
afterAll(() => test.close());

const follow = (cook: Cook, who: { user: { id: string } }, body?: object, headers = {}) =>
  cook.ask('PUT', `/users/${who.user.id}/follow`, body, headers);
const see = async (id: string, by?: Cook): Promise<PublicUser> => {
  const headers = by && { authorization: `Bearer ${by.token}` };
  return (await test.app.inject({ url: `/api/users/${id}`, ...(headers && { headers }) })).json()
    .user;
};
/** Returns the stored counts and the counted rows. */
const countBoth = async (id: string) => {
  const { rows } = await test.pool.query(
    `select follower_count, following_count,
       (select count(*)::int from follows where followed_id = $1) as followers,
       (select count(*)::int from follows where follower_id = $1) as following
     from users where id = $1`,
    [id],
  );
  const [row] = rows;
  return [
    [row.follower_count, row.following_count],
    [row.followers, row.following],
  ];
};

describe('PUT /users/{id}/follow', () => {
  it('returns the caller’s profile and changes both counts and lists', async () => {
    const [rosa, ben] = [await signUp(test.app, 'Rosa'), await signUp(test.app, 'Ben')];
    const answer = await follow(rosa, ben, { following: true });
    expect(answer.statusCode).toBe(200);
    const { user } = answer.json();
    expect(user).toEqual({ ...rosa.user, following: [ben.user.id], followingCount: 1 });
    expect(await see(ben.user.id)).toMatchObject({
      followers: [rosa.user.id],
      followerCount: 1,
      following: [],
      followingCount: 0,
    });
  });

  it('sets a given state, and toggles without a body', async () => {
    const [rosa, ben] = [await signUp(test.app), await signUp(test.app)];
    const counts: number[] = [];
    for (const body of [
      { following: true },
      { following: true },
      undefined,
      undefined,
      {},
      { following: false },
    ]) {
      counts.push((await follow(rosa, ben, body)).json().user.followingCount);
      expect((await see(ben.user.id)).followerCount).toBe(counts.at(-1));
    }
    expect(counts).toEqual([1, 1, 0, 1, 0, 0]);
  });

  it('toggles once under the same key', async () => {
    const [rosa, ben] = [await signUp(test.app), await signUp(test.app)];
    const key = { 'idempotency-key': '018f0000-0000-4000-8000-0000000000f1' };
    await follow(rosa, ben, undefined, key);
    const again = await follow(rosa, ben, undefined, key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json().user.following).toEqual([ben.user.id]);
    expect((await see(ben.user.id)).followerCount).toBe(1);
  });

  it('keeps counts exact when fifty members follow and unfollow at once', async () => {
    const star = await signUp(test.app, 'Star');
    const fans: Cook[] = [];
    for (let n = 0; n < 50; n += 1) fans.push(await signUp(test.app, `Fan ${n}`));
    const answers = await Promise.all(
      fans.flatMap((fan, n) => [
        follow(fan, star, { following: true }),
        follow(fan, star, { following: n % 2 === 0 }),
        // Follows in the other direction at the same time must not deadlock.
        follow(star, fan, { following: true }),
        follow(fan, star),
      ]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    for (const { user } of [star, ...fans]) {
      const [reported, found] = await countBoth(user.id);
      expect(reported).toEqual(found);
    }
    expect((await see(star.user.id)).followingCount).toBe(50);
  });
});

describe('GET /users/{id}', () => {
  it('shows the follows between the viewer and another member', async () => {
    const [rosa, ben] = [await signUp(test.app), await signUp(test.app)];
    await follow(rosa, ben, { following: true });
    expect(await see(ben.user.id, rosa)).toMatchObject({ followedByMe: true, followsMe: false });
    expect(await see(rosa.user.id, ben)).toMatchObject({ followedByMe: false, followsMe: true });
    for (const viewer of [undefined, ben]) {
      const shown = await see(ben.user.id, viewer);
      expect(shown).not.toHaveProperty('followedByMe');
      expect(shown).not.toHaveProperty('followsMe');
    }
  });

  it('lists the newest fifty followers, with a following viewer first', async () => {
    const [rosa, star] = [await signUp(test.app), await signUp(test.app)];
    await follow(rosa, star, { following: true });
    const fans: string[] = [];
    for (let n = 0; n < 55; n += 1) {
      const fan = await signUp(test.app);
      await follow(fan, star, { following: true });
      fans.unshift(fan.user.id);
    }
    expect((await see(star.user.id)).followers).toEqual(fans.slice(0, 50));
    const seen = await see(star.user.id, rosa);
    expect(seen.followers).toEqual([rosa.user.id, ...fans.slice(0, 49)]);
    expect(seen.followerCount).toBe(56);
  });
});

describe('deleting an account', () => {
  it('waits for a running follow and blocks no later one', async () => {
    const [rosa, ben] = [await signUp(test.app), await signUp(test.app)];
    await follow(ben, rosa, { following: true });
    await ben.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.' });
    const following = await test.pool.connect();
    await following.query('begin');
    const hold = 'select from users where id = $1 for no key update nowait';
    await following.query(hold, [rosa.user.id]);
    const removal = ben.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'remove' });
    await untilLockWait(test.pool);
    await expect(following.query(hold, [ben.user.id])).resolves.toBeDefined();
    await following.query('commit');
    following.release();
    expect((await removal).statusCode).toBe(200);
  });

  it('deletes its follows, and every count stays exact', async () => {
    const [rosa, ben, ida] = [
      await signUp(test.app),
      await signUp(test.app),
      await signUp(test.app),
    ];
    for (const [one, other] of [
      [rosa, ben],
      [ben, rosa],
      [ben, ida],
      [ida, ben],
      [rosa, ida],
    ] as const) {
      await follow(one, other, { following: true });
    }
    const body = { password: PASSWORD, posts: 'remove' };
    expect((await ben.ask('DELETE', '/auth/account', body)).statusCode).toBe(200);
    expect(await countBoth(rosa.user.id)).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(await countBoth(ida.user.id)).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect((await see(ida.user.id)).followers).toEqual([rosa.user.id]);
  });
});
