import { hash, verify } from '@node-rs/argon2';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuthAnswer } from '#contract/account/auth.ts';
import { buildTestApp, LIGHT, type TestApp } from '#server/testing/build-test-app.ts';
import { PASSWORD, signIn, signUp } from '#server/testing/sign-up.ts';
import { createPasswords } from './passwords.ts';

const calls: string[] = [];
let onceChecked: (() => Promise<void>) | undefined;
const counted = createPasswords(LIGHT, {
  hash: (password, options) => {
    calls.push('hash');
    return hash(password, options);
  },
  verify: async (hashed, password) => {
    calls.push('verify');
    const isRight = await verify(hashed, password);
    const next = onceChecked;
    onceChecked = undefined;
    await next?.();
    return isRight;
  },
});

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ passwords: counted, dishes: {} });
});
afterAll(() => test.close());

const post = (path: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });

async function countSessions(userId: string): Promise<number> {
  const text = 'select from sessions where user_id = $1';
  return (await test.pool.query(text, [userId])).rowCount ?? 0;
}
async function countWaiting(): Promise<number> {
  const text = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await test.pool.query(text)).rowCount ?? 0;
}

describe('POST /auth/register', () => {
  it('answers 201 with a valid token and the user', async () => {
    const body = { name: ' Nonna Rosa ', email: ' Rosa@Example.com ', password: PASSWORD };
    const answer = await post('register', body);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { token, user } = v.parse(AuthAnswer, answer.json());
    expect(user).toMatchObject({ name: 'Nonna Rosa', email: 'Rosa@Example.com', bio: '' });
    expect(user.id).toBe(user._id);
    const headers = { authorization: `Bearer ${token}` };
    const profile = await test.app.inject({ url: '/api/auth/profile', headers });
    expect(profile.json()).toEqual({ user });
  });

  it('[T-accounts-4] registering reads only name, email and password', async () => {
    const extra = { id: 'me', role: 'admin', createdAt: '1999-01-01', favorites: ['x'] };
    const body = { name: 'Eve', email: 'eve@example.com', password: PASSWORD, ...extra };
    const { user } = v.parse(AuthAnswer, (await post('register', body)).json());
    expect(user.favorites).toEqual([]);
    expect(user.id).not.toBe('me');
    expect(user.createdAt > '2020').toBe(true);
  });

  it('lists all errors in `details`, in the order of specification 5', async () => {
    const answer = await post('register', { name: 'J', email: 'x', password: 'abc' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: 'Name must be at least 2 characters long',
      details: [
        { msg: 'Name must be at least 2 characters long', path: 'name' },
        { msg: 'Please enter a valid email address', path: 'email' },
        { msg: 'Password must be at least 6 characters long', path: 'password' },
        { msg: 'Password must contain at least one uppercase letter', path: 'password' },
        { msg: 'Password must contain at least one number', path: 'password' },
      ],
    });
  });

  it('answers 409 if the email has an account, in any letter case', async () => {
    const { email } = await signUp(test.app);
    const body = { name: 'Other', email: ` ${email.toUpperCase()} `, password: PASSWORD };
    const answer = await post('register', body);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: 'User with this email already exists',
      code: 'exists',
    });
  });

  it('creates one account for two concurrent requests with the same email', async () => {
    const body = { name: 'Twin', email: 'twin@example.com', password: PASSWORD };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('register', body)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409]);
  });

  it('ignores Idempotency-Key, even an unreadable one', async () => {
    const payload = { name: 'Key', email: 'key@example.com', password: PASSWORD };
    const headers = { 'idempotency-key': 'nonsense' };
    const url = '/api/auth/register';
    const register = () => test.app.inject({ method: 'POST', url, payload, headers });
    expect([(await register()).statusCode, (await register()).statusCode]).toEqual([201, 409]);
  });

  it('[T-accounts-1] the database contains neither the password nor the token', async () => {
    const { token, user } = await signUp(test.app);
    const { rows } = await test.pool.query(
      `select u::text || coalesce(string_agg(s::text, ''), '') as text
       from users u left join sessions s on s.user_id = u.id where u.id = $1 group by u.*`,
      [user.id],
    );
    const text = String(rows[0]?.text);
    expect(text).toContain('$argon2id$');
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain(token);
    expect(text).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('POST /auth/login', () => {
  it('accepts the email in any letter case, on any number of devices', async () => {
    const cook = await signUp(test.app);
    const devices = await Promise.all([
      signIn(test.app, cook.email),
      signIn(test.app, ` ${cook.email.toUpperCase()} `),
    ]);
    const tokens = new Set([cook, ...devices].map(({ token }) => token));
    expect(tokens.size).toBe(3);
    for (const device of [cook, ...devices]) {
      expect((await device.ask('GET', '/auth/profile')).statusCode).toBe(200);
    }
  });

  it('[T-accounts-3] sign-in gives an unknown email and a wrong password the same answer after the same work', async () => {
    const { email } = await signUp(test.app);
    await post('login', { email, password: PASSWORD });
    calls.length = 0;
    const wrong = await post('login', { email, password: 'Wrong1' });
    const workForWrong = calls.splice(0);
    const unknown = await post('login', { email: 'nobody@example.com', password: 'Wrong1' });
    expect(calls).toEqual(workForWrong);
    expect(workForWrong).toEqual(['verify']);
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ error: 'Invalid email or password' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  it('opens no session if the password changes during the check', async () => {
    const cook = await signUp(test.app);
    onceChecked = async () => {
      const body = { currentPassword: PASSWORD, newPassword: 'Thyme8leaf' };
      expect((await cook.ask('POST', '/auth/password', body)).statusCode).toBe(200);
    };
    const answer = await post('login', { email: cook.email, password: PASSWORD });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: 'Invalid email or password' });
    expect(await countSessions(cook.user.id)).toBe(1);
  });

  it('waits for an uncommitted password change', async () => {
    const cook = await signUp(test.app);
    const change = await test.pool.connect();
    await change.query('begin');
    await change.query(`update users set password_hash = 'another' where id = $1`, [cook.user.id]);
    await change.query('delete from sessions where user_id = $1', [cook.user.id]);
    const login = post('login', { email: cook.email, password: PASSWORD });
    await expect.poll(countWaiting).toBe(1);
    await change.query('commit');
    change.release();
    expect((await login).statusCode).toBe(401);
    expect(await countSessions(cook.user.id)).toBe(0);
  });

  it('requires both fields (specification 5)', async () => {
    const answer = await post('login', {});
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      details: [{ msg: 'Email is required' }, { msg: 'Password is required' }],
    });
  });

  it('accepts both Unicode encodings of an accent', async () => {
    const body = { name: 'Zoë', email: 'zoe@example.com', password: 'Crème7'.normalize('NFC') };
    await post('register', body);
    const answer = await post('login', { ...body, password: body.password.normalize('NFD') });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('[T-sessions-1] ends this session and no other on POST /auth/logout', async () => {
    const cook = await signUp(test.app);
    const phone = await signIn(test.app, cook.email);
    expect((await phone.ask('POST', '/auth/logout')).statusCode).toBe(200);
    expect((await phone.ask('GET', '/auth/profile')).statusCode).toBe(401);
    expect((await cook.ask('GET', '/auth/profile')).statusCode).toBe(200);
  });

  it('[T-sessions-2] a session lasts for 90 days from its last use', async () => {
    const cook = await signUp(test.app);
    const use = async (daysAgo: number) => {
      await test.pool.query(
        `update sessions set used_at = now() - make_interval(days => $2) where user_id = $1`,
        [cook.user.id, daysAgo],
      );
      return (await cook.ask('GET', '/auth/profile')).statusCode;
    };
    expect(await use(89)).toBe(200);
    const { rows } = await test.pool.query(
      `select used_at > now() - interval '1 hour' as fresh from sessions where user_id = $1`,
      [cook.user.id],
    );
    expect(rows).toEqual([{ fresh: true }]);
    expect(await use(91)).toBe(401);
  });
});

it('[T-accounts-2] passwords are hashed with argon2id at m=19456, t=2, p=1 unless a test sets another cost', async () => {
  expect(await createPasswords().toHash('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
