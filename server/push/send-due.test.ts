import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PUSH_GRACE_MS, PUSH_LATE_MAX_MS, PUSHED_TIMERS_MAX } from '#contract/push/limits.ts';
import { findNews } from '#server/notification/store.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createPushBrowser, type PushBrowser, readVapid } from '#server/testing/push-browser.ts';
import {
  accept,
  openPushService,
  type PushService,
  respondWith,
} from '#server/testing/push-service.ts';
import { createPushKeys } from './key-store.ts';
import { createSender } from './send-due.ts';
import { claimTimers } from './timer-store.ts';

const MINUTE = 60_000;
/** The timers of most tests are due in three minutes. */
const IN_MS = 3 * MINUTE;

let test: TestApp;
let service: PushService;
let logged: string[] = [];
let woken: number[] = [];
let phone: PushBrowser;
let browsers = 0;

beforeAll(async () => {
  service = await openPushService();
  test = await buildTestApp({
    dishes: {},
    pushReach: 'local',
    // Each accepted write also wakes the sender a few seconds later, for news.
    wakePush: (at) => {
      if (at > Date.now() + MINUTE) woken.push(at);
    },
  });
});
afterAll(async () => {
  await test.close();
  await service.close();
});
beforeEach(async () => {
  await test.pool.query('delete from push_subscriptions');
  service.answer = accept;
  service.taken = [];
  logged = [];
  woken = [];
  browsers += 1;
  phone = createPushBrowser(service.toAddress(`browser-${browsers}`));
  await put('/subscription', phone.subscription);
});

async function put(path: string, payload: object): Promise<number> {
  const { statusCode } = await test.app.inject({
    method: 'PUT',
    url: `/api/push${path}`,
    payload,
  });
  return statusCode;
}

const setTimers = (...timers: { id: string; dueIn: number }[]) =>
  put('/timers', { ...phone.identity, timers });

/** Runs the sender of a new server, `inMs` milliseconds from now. */
const run = (inMs: number) => runAt(Date.now() + inMs);

function runAt(now: number): Promise<number | undefined> {
  return createTestSender()(now, new AbortController().signal);
}

function createTestSender() {
  return createSender({
    pool: test.pool,
    readKeys: createPushKeys(test.pool),
    contact: 'mailto:cook@example.com',
    reach: 'local',
    findNews,
    log: (text) => void logged.push(text),
  });
}

const after = (ms: number) => IN_MS + PUSH_GRACE_MS + ms;

const readTaken = () => service.taken.map(({ body }) => JSON.parse(phone.read(body)));

function readFirst(): PushService['taken'][number] {
  const [first] = service.taken;
  if (!first) throw new Error('Nothing was sent');
  return first;
}

it('sends a timer once when it is due, encrypted for its browser', async () => {
  await setTimers({ id: 'ramen/1/0', dueIn: IN_MS });
  expect(woken).toHaveLength(1);
  expect(await run(after(-1000))).toBe(woken[0]);
  expect(service.taken).toEqual([]);
  await run(after(1000));
  await run(after(MINUTE));
  expect(readTaken()).toEqual([{ kind: 'timer', id: 'ramen/1/0' }]);
  const { path, headers } = readFirst();
  expect(path).toBe(`/browser-${browsers}`);
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(Number(headers['ttl'])).toBeGreaterThan(580);
  expect(Number(headers['ttl'])).toBeLessThanOrEqual(600);
  const { key } = (await test.app.inject('/api/push/key')).json();
  expect(readVapid(headers.authorization)).toMatchObject({
    key,
    sub: 'mailto:cook@example.com',
    aud: new URL(phone.identity.endpoint).origin,
  });
});

it('does not send a timer that was stopped or has rung on a page', async () => {
  await setTimers({ id: 'eggs', dueIn: IN_MS }, { id: 'broth', dueIn: IN_MS });
  await setTimers({ id: 'broth', dueIn: IN_MS });
  await run(after(1000));
  expect(readTaken()).toEqual([{ kind: 'timer', id: 'broth' }]);
});

it('sends a timer a minute later when a minute is added', async () => {
  await setTimers({ id: 'eggs', dueIn: IN_MS });
  await setTimers({ id: 'eggs', dueIn: IN_MS + MINUTE });
  await run(after(1000));
  expect(service.taken).toEqual([]);
  await run(after(MINUTE + 1000));
  expect(readTaken()).toEqual([{ kind: 'timer', id: 'eggs' }]);
});

it('sends each timer once with several servers running', async () => {
  const timers = Array.from({ length: 12 }, (_, nth) => ({ id: `pot ${nth}`, dueIn: IN_MS }));
  await setTimers(...timers);
  await Promise.all([1, 2, 3, 4].map(() => run(after(1000))));
  expect(readTaken()).toHaveLength(timers.length);
  expect(new Set(readTaken().map(({ id }) => id))).toEqual(new Set(timers.map(({ id }) => id)));
});

it('does not send a timer that another server has claimed', async () => {
  await setTimers({ id: 'eggs', dueIn: IN_MS });
  const other = await test.pool.connect();
  await other.query('begin');
  const taken = await claimTimers(other, Date.now() + after(1000), {
    limit: 9,
    closed: [],
    sites: null,
  });
  expect(taken.map(({ timerId }) => timerId)).toEqual(['eggs']);
  await run(after(1000));
  await other.query('commit');
  other.release();
  await run(after(1000));
  expect(service.taken).toEqual([]);
});

it('does not send a timer twice if it is stored again while being sent', async () => {
  await setTimers({ id: 'eggs', dueIn: IN_MS });
  service.answer = (response) => {
    void setTimers({ id: 'eggs', dueIn: IN_MS }).then(() => accept(response));
  };
  await run(after(1000));
  await run(after(2000));
  expect(service.taken).toHaveLength(1);
});

it('sends slightly late timers after a restart and drops the rest', async () => {
  await setTimers({ id: 'eggs', dueIn: IN_MS }, { id: 'broth', dueIn: IN_MS + 5 * MINUTE });
  expect(await run(IN_MS + PUSH_LATE_MAX_MS + MINUTE)).toBeUndefined();
  expect(readTaken()).toEqual([{ kind: 'timer', id: 'broth' }]);
  const { headers } = readFirst();
  expect(Number(headers['ttl'])).toBeLessThanOrEqual(4 * 60);
});

it.each([404, 410])('deletes an expired subscription (%i)', async (status) => {
  await setTimers({ id: 'eggs', dueIn: IN_MS }, { id: 'broth', dueIn: IN_MS + MINUTE });
  service.answer = respondWith(status);
  expect(await run(after(1000))).toBeUndefined();
  expect(await setTimers()).toBe(404);
});

async function readClaimed(): Promise<number> {
  const { rowCount } = await test.pool.query('select from push_timers where tries > 0');
  return rowCount ?? 0;
}

/** Creates browsers at one push service, each with the largest number of timers. */
async function subscribeMany(toAddress: PushService['toAddress'], count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    const browser = createPushBrowser(toAddress(`many-${nth}`));
    await put('/subscription', browser.subscription);
    const timers = Array.from({ length: PUSHED_TIMERS_MAX }, (_, of) => ({
      id: `pot ${of}`,
      dueIn: IN_MS - 1000,
    }));
    await put('/timers', { ...browser.identity, timers });
  }
}

it('[T-push-5] a push service that never answers gets two messages at once, and delays no timer of another one', async () => {
  const silent = await openPushService();
  silent.answer = () => undefined;
  await subscribeMany(silent.toAddress, 3);
  await setTimers({ id: 'eggs', dueIn: IN_MS });
  const stopping = new AbortController();
  const running = createTestSender()(Date.now() + after(1000), stopping.signal);
  await expect.poll(readTaken).toEqual([{ kind: 'timer', id: 'eggs' }]);
  await expect.poll(() => silent.taken.length).toBe(2);
  expect(await readClaimed()).toBe(2);
  stopping.abort();
  await running;
  await silent.close();
});

it('a timer that becomes due while another push service does not answer is sent in time', async () => {
  const silent = await openPushService();
  silent.answer = () => undefined;
  await subscribeMany(silent.toAddress, 1);
  const stopping = new AbortController();
  const running = createTestSender()(Date.now() + after(1000), stopping.signal);
  await expect.poll(() => silent.taken.length).toBe(2);
  await setTimers({ id: 'eggs', dueIn: IN_MS });
  await expect.poll(readTaken).toEqual([{ kind: 'timer', id: 'eggs' }]);
  stopping.abort();
  await running;
  await silent.close();
});

it('retries a failing push service with growing delays', async () => {
  await setTimers({ id: 'eggs', dueIn: IN_MS });
  service.answer = respondWith(503);
  const due = Date.now() + IN_MS + PUSH_GRACE_MS;
  const waits: number[] = [];
  for (let at = 1000; waits.length < 5; ) {
    const next = (await runAt(due + at)) ?? 0;
    waits.push(Math.round((next - due - at) / 1000));
    at = next - due + 50;
  }
  expect(waits).toEqual([5, 15, 45, 120, 120]);
  service.answer = accept;
  await run(after(9 * MINUTE));
  expect(service.taken).toHaveLength(6);
  expect(await run(after(9 * MINUTE))).toBeUndefined();
});

it('waits as long as a push service asks for, and drops the timer if that is too late', async () => {
  await setTimers({ id: 'eggs', dueIn: IN_MS });
  service.answer = respondWith(429, { 'retry-after': '60' });
  const next = (await run(after(1000))) ?? 0;
  expect(Math.round((next - Date.now() - after(1000)) / 1000)).toBe(60);
  service.answer = respondWith(429, { 'retry-after': '3600' });
  await run(after(MINUTE + 2000));
  expect(await run(after(61 * MINUTE))).toBeUndefined();
  expect(service.taken).toHaveLength(2);
});

it('retries and logs a push service that cannot be reached', async () => {
  const away = await openPushService();
  phone = createPushBrowser(away.toAddress('gone'));
  await away.close();
  await put('/subscription', phone.subscription);
  await setTimers({ id: 'eggs', dueIn: IN_MS });
  expect(await run(after(1000))).toBeGreaterThan(0);
  expect(logged).toEqual([expect.stringContaining('Push service unreachable')]);
});

it('drops and logs a message that a push service refuses', async () => {
  await setTimers({ id: 'eggs', dueIn: IN_MS });
  service.answer = respondWith(403);
  expect(await run(after(1000))).toBeUndefined();
  expect(logged).toEqual([
    expect.stringMatching(/^127\.0\.0\.1:\d+ refused a push message with status 403$/),
  ]);
});

it('[T-push-3] a redirect of a push service is not followed', async () => {
  await setTimers({ id: 'eggs', dueIn: IN_MS });
  service.answer = respondWith(307, { location: service.toAddress('elsewhere') });
  await run(after(1000));
  expect(service.taken.map(({ path }) => path)).toEqual([`/browser-${browsers}`]);
});

it('deletes a subscription with an invalid key', async () => {
  await test.pool.query('update push_subscriptions set p256dh = $1', [`B${'A'.repeat(86)}`]);
  await setTimers({ id: 'eggs', dueIn: IN_MS });
  expect(await run(after(1000))).toBeUndefined();
  expect([service.taken, await setTimers()]).toEqual([[], 404]);
});
