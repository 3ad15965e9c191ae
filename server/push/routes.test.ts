import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  PUSHED_TIMERS_MAX,
  PUSHED_WITHIN_MS,
  SUBSCRIPTIONS_PER_MEMBER,
} from '#contract/push/limits.ts';
import {
  NEW_PUSH_BROWSERS_PER_ADDRESS,
  NEW_PUSH_BROWSERS_PER_SITE,
  PUSHED_TIMERS_PER_BROWSER,
} from '#server/platform/limits/limits.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createPushBrowser, type PushBrowser } from '#server/testing/push-browser.ts';
import { signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
});
afterAll(() => test.close());

let browsers = 0;
function openBrowser(): PushBrowser {
  browsers += 1;
  return createPushBrowser(`https://push.simmer-cooks.org/send/${browsers}`);
}

async function call(
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  token?: string,
): Promise<[status: number, body: object]> {
  const answer = await test.app.inject({
    method,
    url: `/api/push${path}`,
    ...(payload && { payload }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  return [answer.statusCode, answer.json()];
}

const subscribe = (browser: PushBrowser, token?: string) =>
  call('PUT', '/subscription', browser.subscription, token);

async function subscribeFrom(remoteAddress: string, browser: PushBrowser): Promise<number> {
  const { statusCode } = await test.app.inject({
    method: 'PUT',
    url: '/api/push/subscription',
    payload: browser.subscription,
    remoteAddress,
  });
  return statusCode;
}

const setTimers = (browser: PushBrowser, timers: { id: string; dueIn: number }[]) =>
  call('PUT', '/timers', { ...browser.identity, timers });

async function listTimers({ identity }: PushBrowser): Promise<string[]> {
  const { rows } = await test.pool.query<{ id: string }>(
    `select timer_id as id from push_timers
     join push_subscriptions on id = subscription_id where endpoint = $1 order by due_at`,
    [identity.endpoint],
  );
  return rows.map(({ id }) => id);
}

async function listOwners(...of: PushBrowser[]): Promise<(string | null)[]> {
  const { rows } = await test.pool.query<{ owner: string | null }>(
    `select user_id as owner from push_subscriptions where endpoint = any ($1) order by id`,
    [of.map(({ identity }) => identity.endpoint)],
  );
  return rows.map(({ owner }) => owner);
}

it('[T-push-2] every caller gets the same public key, and none gets the private one', async () => {
  const [status, body] = await call('GET', '/key');
  expect([status, body]).toEqual([200, { key: expect.stringMatching(/^B[\w-]{86}$/) }]);
  expect(await Promise.all([call('GET', '/key'), call('GET', '/key')])).toEqual([
    [200, body],
    [200, body],
  ]);
  const { rows } = await test.pool.query('select public_key as key from push_keys');
  expect(rows).toEqual([body]);
});

it('stores the timers of a signed-out browser, and each set replaces the last one', async () => {
  const phone = openBrowser();
  expect(await subscribe(phone)).toEqual([200, {}]);
  expect(
    await setTimers(phone, [
      { id: 'ramen/2/0', dueIn: 120_000 },
      { id: 'ramen/1/0', dueIn: 60_000 },
    ]),
  ).toEqual([200, {}]);
  expect(await listTimers(phone)).toEqual(['ramen/1/0', 'ramen/2/0']);
  await setTimers(phone, [{ id: 'ramen/2/0', dueIn: 30_000 }]);
  expect(await listTimers(phone)).toEqual(['ramen/2/0']);
  await setTimers(phone, []);
  expect(await listTimers(phone)).toEqual([]);
});

it('lets only the same browser renew its subscription', async () => {
  const phone = openBrowser();
  await subscribe(phone);
  await setTimers(phone, [{ id: 'eggs', dueIn: 60_000 }]);
  expect(await subscribe(phone)).toEqual([200, {}]);
  const stranger = createPushBrowser(phone.identity.endpoint);
  expect(await subscribe(stranger)).toMatchObject([403, { code: 'forbidden' }]);
  expect(await setTimers(stranger, [])).toMatchObject([404, { code: 'not_found' }]);
  expect(await call('DELETE', '/subscription', stranger.identity)).toEqual([200, {}]);
  expect(await listTimers(phone)).toEqual(['eggs']);
});

it('deletes a subscription with its timers', async () => {
  const phone = openBrowser();
  await subscribe(phone);
  await setTimers(phone, [{ id: 'eggs', dueIn: 60_000 }]);
  expect(await call('DELETE', '/subscription', phone.identity)).toEqual([200, {}]);
  expect(await setTimers(phone, [])).toMatchObject([404, { code: 'not_found' }]);
  expect(await listTimers(phone)).toEqual([]);
});

it('assigns a subscription to the signed-in member until another one signs in', async () => {
  const rosa = await signUp(test.app, 'Rosa');
  const otto = await signUp(test.app, 'Otto');
  const phone = openBrowser();
  await subscribe(phone);
  expect(await listOwners(phone)).toEqual([null]);
  await subscribe(phone, rosa.token);
  await subscribe(phone);
  expect(await listOwners(phone)).toEqual([rosa.user.id]);
  await subscribe(phone, otto.token);
  expect(await listOwners(phone)).toEqual([otto.user.id]);
  expect(await subscribe(phone, 'nonsense')).toMatchObject([401, { code: 'unauthorised' }]);
});

it('keeps a limited number of browsers per member, those used last', async () => {
  const { token, user } = await signUp(test.app, 'Greedy Greta');
  const all = Array.from({ length: SUBSCRIPTIONS_PER_MEMBER + 1 }, openBrowser);
  for (const browser of all) await subscribe(browser, token);
  expect(await listOwners(...all)).toEqual(Array(SUBSCRIPTIONS_PER_MEMBER).fill(user.id));
  expect(await setTimers(all[0] ?? openBrowser(), [])).toMatchObject([404, {}]);
});

it.each([
  'http://push.simmer-cooks.org/1',
  'https://127.0.0.1/1',
  'https://2130706433/1',
  'https://0x7f.1/1',
  'https://[::1]/1',
  'https://[::ffff:10.0.0.1]/1',
  'https://localhost/1',
  'https://db.internal/1',
  'https://printer.local/1',
  'https://push.simmer-cooks.org:8443/1',
  'https://cook:secret@push.simmer-cooks.org/1',
  'file:///etc/passwd',
  'https://',
  `https://push.simmer-cooks.org/${'x'.repeat(1000)}`,
])('refuses the push address %s', async (endpoint) => {
  expect(await subscribe(createPushBrowser(endpoint))).toMatchObject([
    422,
    { code: 'push_address_invalid' },
  ]);
});

it('refuses malformed keys', async () => {
  const { endpoint, keys } = openBrowser().subscription;
  for (const wrong of [{ ...keys, auth: 'short' }, { ...keys, p256dh: 'A'.repeat(87) }, {}]) {
    const answer = await call('PUT', '/subscription', { endpoint, keys: wrong });
    expect(answer).toMatchObject([422, {}]);
  }
});

it('limits the number of timers and how far ahead they are due', async () => {
  const phone = openBrowser();
  await subscribe(phone);
  const timers = Array.from({ length: PUSHED_TIMERS_MAX }, (_, nth) => ({
    id: `pot ${nth}`,
    dueIn: PUSHED_WITHIN_MS,
  }));
  expect(await setTimers(phone, timers)).toEqual([200, {}]);
  expect(await setTimers(phone, [...timers, { id: 'one more', dueIn: 1 }])).toMatchObject([
    422,
    { code: 'push_timers_too_many' },
  ]);
  expect(await setTimers(phone, [{ id: 'late', dueIn: PUSHED_WITHIN_MS + 1 }])).toMatchObject([
    422,
    { code: 'push_timer_too_far' },
  ]);
  for (const wrong of [-1, Number.NaN, '5']) {
    const body = { ...phone.identity, timers: [{ id: 'wrong', dueIn: wrong }] };
    expect(await call('PUT', '/timers', body)).toMatchObject([422, {}]);
  }
  expect(await setTimers(phone, [{ id: 'x'.repeat(201), dueIn: 1 }])).toMatchObject([422, {}]);
  const big = { ...phone.identity, timers: [], more: 'x'.repeat(20_000) };
  expect(await call('PUT', '/timers', big)).toMatchObject([413, {}]);
  expect((await listTimers(phone)).length).toBe(PUSHED_TIMERS_MAX);
});

it('limits the calls of each browser', async () => {
  const phone = openBrowser();
  const other = openBrowser();
  await subscribe(phone);
  await subscribe(other);
  for (let nth = 0; nth < PUSHED_TIMERS_PER_BROWSER.max; nth += 1) await setTimers(phone, []);
  expect(await setTimers(phone, [])).toMatchObject([429, { code: 'rate_limited' }]);
  expect(await setTimers(other, [])).toEqual([200, {}]);
});

it('keeps a browser with its timers when the account is deleted', async () => {
  const rosa = await signUp(test.app, 'Leaving Rosa');
  const phone = openBrowser();
  await subscribe(phone, rosa.token);
  await setTimers(phone, [{ id: 'eggs', dueIn: 60_000 }]);
  await test.pool.query('delete from users where id = $1', [rosa.user.id]);
  expect([await listOwners(phone), await listTimers(phone)]).toEqual([[null], ['eggs']]);
});

it('[T-push-7] new browsers are limited for each address, known ones are not', async () => {
  const phone = createPushBrowser('https://fcm.googleapis.com/fcm/send/phone');
  const statuses = [await subscribeFrom('192.0.2.7', phone)];
  for (let nth = 0; nth < NEW_PUSH_BROWSERS_PER_ADDRESS.max; nth += 1) {
    const browser = createPushBrowser(`https://fcm.googleapis.com/fcm/send/many-${nth}`);
    statuses.push(await subscribeFrom('192.0.2.7', browser));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(
    NEW_PUSH_BROWSERS_PER_ADDRESS.max,
  );
  expect(statuses.at(-1)).toBe(429);
  expect(await subscribeFrom('192.0.2.7', phone)).toBe(200);
  expect(await subscribeFrom('192.0.2.8', openBrowser())).toBe(200);
});

it('[T-push-8] new browsers at an unknown push service are limited for all addresses together', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth <= NEW_PUSH_BROWSERS_PER_SITE.max; nth += 1) {
    const browser = createPushBrowser(`https://host-${nth}.victim.org/${nth}`);
    statuses.push(await subscribeFrom(`192.0.3.${nth}`, browser));
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([429]);
});
