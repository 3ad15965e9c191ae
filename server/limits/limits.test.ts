import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { PASSWORD, signIn, signUp } from '../testing/sign-up.ts';

let test: TestApp;
let unlimited: TestApp;
beforeAll(async () => {
  // Addresses as a proxy would forward them.
  test = await buildTestApp({ dishes: {}, trustProxy: true });
  unlimited = await buildTestApp({ dishes: {}, rateLimit: 'off' });
});
afterAll(async () => {
  await test.close();
  await unlimited.close();
});

async function tryMany(times: number, email: (n: number) => string, from: (n: number) => string) {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, n) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: email(n), password: 'Wrong1' },
        headers: { 'x-forwarded-for': from(n) },
      }),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  return { answers, refused, tried: answers.length - refused.length };
}

function register({ app }: TestApp, from: string) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { name: 'x' },
    headers: { 'x-forwarded-for': from },
  });
}

describe('sign-ins that fail', () => {
  it('are refused after 20 on one account from anywhere, though sent at once', async () => {
    const { email } = await signUp(test.app);
    const { refused, tried, answers } = await tryMany(
      30,
      () => email,
      (n) => `10.0.0.${n}`,
    );
    expect(tried).toBeLessThanOrEqual(20);
    expect(answers.some(({ statusCode }) => statusCode === 401)).toBe(true);
    const [first] = refused;
    expect(first?.json().error).toBe('Too many attempts. Please wait a little and try again.');
    expect(Number(first?.headers['retry-after'])).toBeGreaterThan(800);
    expect(first?.headers['cache-control']).toBe('no-store');
  });

  it('are refused after 20 from one address on any accounts; an IPv6 network is one', async () => {
    const { tried } = await tryMany(
      30,
      (n) => `nobody-${n}@example.com`,
      (n) => `2001:db8::${n + 1}`,
    );
    expect(tried).toBeLessThanOrEqual(20);
  });

  it('refuse a right guess at the end of a burst', async () => {
    const { email } = await signUp(test.app);
    const guesses = Array.from({ length: 40 }, (_, n) => (n === 39 ? PASSWORD : 'Wrong1'));
    const answers = await Promise.all(
      guesses.map((password, n) =>
        test.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email, password },
          headers: { 'x-forwarded-for': `10.1.0.${n}` },
        }),
      ),
    );
    expect(answers.at(-1)?.statusCode).toBe(429);
  });

  it('do not count when they succeed', async () => {
    const { email } = await signUp(unlimited.app);
    const cook = await signUp(test.app);
    expect(email).not.toBe(cook.email);
    for (let n = 0; n < 25; n += 1) {
      expect((await signIn(test.app, cook.email)).token).not.toBe('');
    }
  });

  it('also count where a password is asked for again', async () => {
    const cook = await signUp(test.app);
    const body = { currentPassword: 'Wrong1', newPassword: PASSWORD };
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      statuses.push((await cook.ask('POST', '/auth/password', body)).statusCode);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
    expect(statuses.slice(20)).toEqual([429, 429]);
  });
});

describe('requests', () => {
  it('for an account are 60 an hour from one address', async () => {
    const statuses = [];
    for (let n = 0; n < 61; n += 1) {
      statuses.push((await register(test, '192.0.2.1')).statusCode);
    }
    expect(statuses.slice(0, 60).every((status) => status === 422)).toBe(true);
    expect(statuses[60]).toBe(429);
    const refused = await register(test, '192.0.2.1');
    expect(refused.json()).toMatchObject({
      error: 'Too many requests. Please wait a little and try again.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await register(test, '192.0.2.2')).statusCode).toBe(422);
  });

  it('are not limited where limits are off', async () => {
    for (let n = 0; n < 61; n += 1) await register(unlimited, '192.0.2.1');
    expect((await register(unlimited, '192.0.2.1')).statusCode).toBe(422);
  });

  it('to write are limited above a week of offline writes', async () => {
    const cook = await signUp(test.app);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => cook.ask('PUT', '/auth/profile')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
