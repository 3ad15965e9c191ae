import { afterAll, beforeAll, expect, it } from 'vitest';
import { SESSIONS_MAX } from '#contract/account/session.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { PASSWORD, signIn, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
});
afterAll(() => test.close());

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1';

async function signInFrom(email: string, userAgent: string): Promise<string> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': userAgent },
    payload: { email, password: PASSWORD },
  });
  return answer.json().token;
}

it('lists the sessions of a member, this device first, without a token, a hash or an address', async () => {
  const cook = await signUp(test.app);
  const phone = await signInFrom(cook.email, IPHONE);
  const answer = await cook.ask('GET', '/user/sessions');
  const { sessions } = answer.json();
  expect(sessions).toMatchObject([
    { device: '', isCurrent: true },
    { device: 'Safari on iPhone', isCurrent: false },
  ]);
  expect(Object.keys(sessions[0])).toEqual(['id', 'createdAt', 'usedAt', 'device', 'isCurrent']);
  for (const secret of [phone, cook.token]) expect(answer.body).not.toContain(secret);
  const { rows } = await test.pool.query('select * from sessions where user_id = $1', [
    cook.user.id,
  ]);
  for (const { token_hash: hash } of rows) expect(answer.body).not.toContain(hash.toString('hex'));
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|AppleWebKit/);
});

it('[T-sessions-3] ends one session of a member and no other', async () => {
  const cook = await signUp(test.app);
  const [phone, tablet] = [await signIn(test.app, cook.email), await signIn(test.app, cook.email)];
  const { sessions } = (await phone.ask('GET', '/user/sessions')).json();
  const [{ id }] = sessions;
  const answer = await cook.ask('DELETE', `/user/sessions/${id}`);
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  expect((await phone.ask('GET', '/auth/profile')).statusCode).toBe(401);
  expect((await tablet.ask('GET', '/auth/profile')).statusCode).toBe(200);
  expect((await cook.ask('DELETE', `/user/sessions/${id}`)).statusCode).toBe(404);
});

it('neither ends a session of another member nor lists an expired one', async () => {
  const [cook, other] = [await signUp(test.app), await signUp(test.app)];
  const [{ id }] = (await cook.ask('GET', '/user/sessions')).json().sessions;
  expect((await other.ask('DELETE', `/user/sessions/${id}`)).statusCode).toBe(404);
  expect((await other.ask('DELETE', '/user/sessions/mine')).statusCode).toBe(404);
  expect((await cook.ask('GET', '/auth/profile')).statusCode).toBe(200);
  const old = await signIn(test.app, cook.email);
  const [{ id: oldId }] = (await old.ask('GET', '/user/sessions')).json().sessions;
  await test.pool.query(`update sessions set used_at = now() - interval '91 days' where id = $1`, [
    oldId,
  ]);
  expect((await cook.ask('GET', '/user/sessions')).json().sessions).toHaveLength(1);
});

it('allows a session to end itself, like signing out', async () => {
  const cook = await signUp(test.app);
  const [{ id }] = (await cook.ask('GET', '/user/sessions')).json().sessions;
  expect((await cook.ask('DELETE', `/user/sessions/${id}`)).statusCode).toBe(200);
  expect((await cook.ask('GET', '/user/sessions')).statusCode).toBe(401);
});

it('lists every session and ends the least recently used one on a sign-in beyond 100', async () => {
  const cook = await signUp(test.app);
  const other = await signUp(test.app);
  await test.pool.query(
    `insert into sessions (token_hash, user_id, used_at)
     select decode(md5(n::text), 'hex'), $1, now() - n * interval '1 hour' from generate_series(1, $2::int) as n`,
    [cook.user.id, SESSIONS_MAX + 29],
  );
  const list = async () => (await cook.ask('GET', '/user/sessions')).json().sessions;
  expect(await list()).toHaveLength(SESSIONS_MAX + 30);
  const last = await signIn(test.app, cook.email);
  const listed = await list();
  expect(listed).toHaveLength(SESSIONS_MAX);
  const { rows } = await test.pool.query('select id from sessions where user_id = $1', [
    cook.user.id,
  ]);
  expect(new Set(listed.map(({ id }: { id: string }) => id))).toEqual(
    new Set(rows.map(({ id }) => id)),
  );
  // They include the new session, the session that lists, and the 98 most recently used others.
  expect((await last.ask('GET', '/auth/profile')).statusCode).toBe(200);
  expect(Date.parse(listed.at(-1).usedAt)).toBeCloseTo(Date.now() - 98 * 60 * 60 * 1000, -6);
  expect((await other.ask('GET', '/auth/profile')).statusCode).toBe(200);
});
