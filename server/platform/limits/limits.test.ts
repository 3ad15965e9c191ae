import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEVICE_HEADER } from '#contract/platform/delivery.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { PASSWORD, signIn, signUp } from '#server/testing/sign-up.ts';

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
  const listOf = (status: number) => answers.filter(({ statusCode }) => statusCode === status);
  // A 503 of the full queue is no guess either: its password was not checked.
  return { answers, refused: listOf(429), tried: listOf(401).length };
}

function signInFrom(address: string, email: string, device?: string) {
  return test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PASSWORD },
    headers: { 'x-forwarded-for': address, ...(device && { [DEVICE_HEADER]: device }) },
  });
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
  it('[T-limits-1] sign-ins are refused after 20 failures on one account from one address, also when sent at once', async () => {
    const { email } = await signUp(test.app);
    const { refused, tried } = await tryMany(
      30,
      () => email,
      () => '10.0.0.1',
    );
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThanOrEqual(20);
    const [first] = refused;
    expect(first?.json().error).toBe('Too many attempts. Please wait a moment and try again.');
    expect(Number(first?.headers['retry-after'])).toBeGreaterThan(800);
    expect(first?.headers['cache-control']).toBe('no-store');
  });

  it('never keep the member out from elsewhere, nor others behind the same address', async () => {
    const [{ email }, other] = [await signUp(test.app), await signUp(test.app)];
    await tryMany(
      30,
      () => email,
      () => '10.0.0.2',
    );
    expect((await signInFrom('10.0.0.2', email.toUpperCase())).statusCode).toBe(429);
    expect((await signInFrom('10.0.0.3', email)).statusCode).toBe(200);
    expect((await signInFrom('10.0.0.2', other.email)).statusCode).toBe(200);
  });

  it('count an IPv6 network as one address, and an unknown account like any other', async () => {
    const { tried } = await tryMany(
      30,
      () => 'nobody@example.com',
      (n) => `2001:db8::${n + 1}`,
    );
    expect(tried).toBeLessThanOrEqual(20);
  });

  it('[T-limits-6] are at most 40 on one account from an IPv6 /48, whatever its networks', async () => {
    const { email } = await signUp(test.app);
    const { tried } = await tryMany(
      418,
      () => email,
      (n) => `2001:db8:48:${n.toString(16)}::1`,
    );
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThanOrEqual(40);
  });

  it('[T-limits-7] from one IPv6 /48, 100 at once, do not keep other members out', async () => {
    const cooks = await Promise.all(Array.from({ length: 20 }, () => signUp(test.app)));
    const attacking = tryMany(
      100,
      (n) => `nobody-${n}@example.com`,
      (n) => `2001:db8:100:${n.toString(16)}::1`,
    );
    const honest = await Promise.all(
      cooks.map(({ email }, n) => signInFrom(`198.51.100.${n}`, email)),
    );
    expect(honest.map(({ statusCode }) => statusCode)).toEqual(cooks.map(() => 200));
    await attacking;
  });

  it('[T-limits-8] from many addresses delay an unknown device of the member, and not a known one', async () => {
    const { email } = await signUp(test.app);
    const device = 'd3b07384-d9a0-4c1e-8d4c-1f2b3a4c5d6e';
    expect((await signInFrom('10.3.0.1', email, device)).statusCode).toBe(200);
    await tryMany(
      40,
      () => email,
      (n) => `10.4.0.${n}`,
    );
    const ended: string[] = [];
    const signInOn = async (name: string, id?: string) => {
      const { statusCode } = await signInFrom('10.3.0.2', email, id);
      ended.push(name);
      return statusCode;
    };
    const statuses = await Promise.all([signInOn('unknown'), signInOn('known', device)]);
    expect(statuses).toEqual([200, 200]);
    expect(ended).toEqual(['known', 'unknown']);
  });

  it('refuse a right guess at the end of a burst', async () => {
    const { email } = await signUp(test.app);
    const guesses = Array.from({ length: 40 }, (_, n) => (n === 39 ? PASSWORD : 'Wrong1'));
    const answers = await Promise.all(
      guesses.map((password) =>
        test.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email, password },
          headers: { 'x-forwarded-for': '10.1.0.1' },
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

  it('also count when a signed-in member must repeat the password', async () => {
    const cook = await signUp(test.app);
    const body = { currentPassword: 'Wrong1', newPassword: PASSWORD };
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      statuses.push((await cook.ask('POST', '/auth/password', body)).statusCode);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
    expect(statuses.slice(20)).toEqual([429, 429]);
    const right = { ...body, currentPassword: PASSWORD };
    const elsewhere = { 'x-forwarded-for': '10.2.0.1' };
    expect((await cook.ask('POST', '/auth/password', right)).statusCode).toBe(429);
    expect((await cook.ask('POST', '/auth/password', right, elsewhere)).statusCode).toBe(200);
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
      error: 'Too many requests. Please wait a moment and try again.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await register(test, '192.0.2.2')).statusCode).toBe(422);
  });

  it('[T-limits-9] from an IPv6 /48 have one and a half times the limit of an address', async () => {
    const statuses = [];
    for (let n = 0; n < 95; n += 1) {
      // A /56 after the other.
      statuses.push((await register(test, `2001:db8:9:${(n * 256).toString(16)}::1`)).statusCode);
    }
    expect(statuses.indexOf(429)).toBe(90);
  });

  it('refused to one network do not count for its neighbours', async () => {
    for (let n = 0; n < 200; n += 1) await register(test, '2001:db8:7:1::1');
    expect((await register(test, '2001:db8:7:1::1')).statusCode).toBe(429);
    expect((await register(test, '2001:db8:7:2::1')).statusCode).toBe(422);
  });

  it('to sign in are counted before their body is read', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1201 }, () =>
        test.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: '{',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.9' },
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('are not limited where limits are off', async () => {
    for (let n = 0; n < 61; n += 1) await register(unlimited, '192.0.2.1');
    expect((await register(unlimited, '192.0.2.1')).statusCode).toBe(422);
  });

  it('[T-limits-2] 200 writes sent at once, as after a week offline, are all answered', async () => {
    const cook = await signUp(test.app);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => cook.ask('PUT', '/auth/profile')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
