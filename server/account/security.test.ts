import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { PASSWORD, signIn, signUp } from '#server/testing/sign-up.ts';
import { updatePassword } from './account-store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
});
afterAll(() => test.close());

const isIn = async (email: string, password: string) => {
  const payload = { email, password };
  const answer = await test.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  return answer.statusCode === 200;
};
const count = async (sql: string, id: string) =>
  (await test.pool.query(`select count(*)::int as n from ${sql}`, [id])).rows[0]?.n;

describe('POST /auth/password', () => {
  it('[T-accounts-10] a new password ends every other session', async () => {
    const cook = await signUp(test.app);
    const phone = await signIn(test.app, cook.email);
    const body = { currentPassword: PASSWORD, newPassword: 'Thyme8leaf' };
    const answer = await cook.ask('POST', '/auth/password', body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ user: cook.user });
    expect((await phone.ask('GET', '/auth/profile')).statusCode).toBe(401);
    expect((await cook.ask('GET', '/auth/profile')).statusCode).toBe(200);
    expect(await isIn(cook.email, PASSWORD)).toBe(false);
    expect(await isIn(cook.email, 'Thyme8leaf')).toBe(true);
  });

  it('does not end the session after a wrong current password', async () => {
    const cook = await signUp(test.app);
    const body = { currentPassword: 'Wrong1', newPassword: 'Thyme8leaf' };
    const answer = await cook.ask('POST', '/auth/password', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details).toEqual([
      {
        msg: 'Your current password is incorrect',
        path: 'currentPassword',
        code: 'password_wrong',
      },
    ]);
    expect(await isIn(cook.email, PASSWORD)).toBe(true);
  });

  it('refuses the later of two concurrent password changes', async () => {
    const cook = await signUp(test.app);
    const client = await test.pool.connect();
    const hashes = { before: 'what it was a moment ago', after: 'what another device wants' };
    expect(await updatePassword(client, cook.user.id, hashes)).toBe(false);
    client.release();
    expect(await isIn(cook.email, PASSWORD)).toBe(true);
  });

  it('[T-accounts-11] applies the password rules of registration to a new password', async () => {
    const cook = await signUp(test.app);
    const body = { currentPassword: PASSWORD, newPassword: 'thyme' };
    const { details } = (await cook.ask('POST', '/auth/password', body)).json();
    expect(details.map(({ msg }: { msg: string }) => msg)).toEqual([
      'Password must be at least 6 characters long',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
    ]);
  });

  it('replays the response to a retry although the password has changed', async () => {
    const cook = await signUp(test.app);
    const body = { currentPassword: PASSWORD, newPassword: 'Thyme8leaf' };
    const key = { 'idempotency-key': '018f0000-0000-4000-8000-000000000001' };
    const first = await cook.ask('POST', '/auth/password', body, key);
    const again = await cook.ask('POST', '/auth/password', body, key);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });
});

describe('POST /auth/sessions/end-others', () => {
  it('ends all other sessions and returns their number', async () => {
    const cook = await signUp(test.app);
    const others = [await signIn(test.app, cook.email), await signIn(test.app, cook.email)];
    const another = await signUp(test.app);
    const answer = await cook.ask('POST', '/auth/sessions/end-others');
    expect(answer.json()).toEqual({ ended: 2 });
    for (const other of others) {
      expect((await other.ask('GET', '/auth/profile')).statusCode).toBe(401);
    }
    expect((await another.ask('GET', '/auth/profile')).statusCode).toBe(200);
  });
});

describe('DELETE /auth/account', () => {
  it('requires the password and a decision about the posts', async () => {
    const cook = await signUp(test.app);
    const wrong = await cook.ask('DELETE', '/auth/account', { password: 'Wrong1', posts: 'keep' });
    expect([wrong.statusCode, wrong.json().details[0].path]).toEqual([422, 'password']);
    const silent = await cook.ask('DELETE', '/auth/account', { password: PASSWORD });
    expect([silent.statusCode, silent.json().details[0].path]).toEqual([422, 'posts']);
    expect(await isIn(cook.email, PASSWORD)).toBe(true);
  });

  it('[T-accounts-12] deletes account, sessions, saved recipes and stored responses', async () => {
    const cook = await signUp(test.app);
    const key = { 'idempotency-key': '018f0000-0000-4000-8000-000000000002' };
    await cook.ask('POST', '/user/favorites', { recipeName: 'Moussaka' }, key);
    const answer = await cook.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    for (const table of ['sessions', 'kept_recipes', 'idempotency']) {
      expect(await count(`${table} where user_id = $1`, cook.user.id)).toBe(0);
    }
    expect(await count('users where id = $1', cook.user.id)).toBe(0);
    expect((await cook.ask('GET', '/auth/profile')).statusCode).toBe(401);
    expect((await test.app.inject({ url: `/api/users/${cook.user.id}` })).statusCode).toBe(404);
    expect(await isIn(cook.email, PASSWORD)).toBe(false);
  });

  it('stores no response to a deletion with an idempotency key', async () => {
    const cook = await signUp(test.app);
    const key = { 'idempotency-key': '018f0000-0000-4000-8000-000000000003' };
    const body = { password: PASSWORD, posts: 'remove' };
    expect((await cook.ask('DELETE', '/auth/account', body, key)).statusCode).toBe(200);
    expect(await count('idempotency where user_id = $1', cook.user.id)).toBe(0);
  });
});
