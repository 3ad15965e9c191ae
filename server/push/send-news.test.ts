import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NOTIFICATION_KINDS } from '../../contract/notification/notification.ts';
import { NEWS_LATE_MAX_MS, NEWS_PAUSE_MS } from '../../contract/push/push-limits.ts';
import type { PushSettings } from '../../contract/push/push-settings.ts';
import { findNews } from '../notifications/store.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { publish } from '../testing/post-lists.ts';
import { createPushBrowser, type PushBrowser } from '../testing/push-browser.ts';
import { answering, openPushService, type PushService, taking } from '../testing/push-service.ts';
import { type Cook, signUp } from '../testing/sign-up.ts';
import { createPushKeys } from './key-store.ts';
import { createSender } from './send-due.ts';

const EVERYTHING: PushSettings = {
  on: true,
  kinds: [...NOTIFICATION_KINDS],
  quiet: null,
  timeZone: 'UTC',
};

let test: TestApp;
let service: PushService;
let woken: number[] = [];
let phone: PushBrowser;
let amara: Cook;
let kofi: Cook;
let postId: string;
let browsers = 0;

beforeAll(async () => {
  service = await openPushService();
  test = await buildTestApp({
    rateLimit: 'off',
    pushReach: 'local',
    wakePush: (at) => void woken.push(at),
  });
});
afterAll(async () => {
  await test.close();
  await service.close();
});
beforeEach(async () => {
  await test.pool.query('delete from push_subscriptions');
  await test.pool.query('delete from push_settings');
  [amara, kofi] = [await signUp(test.app, 'Amara'), await signUp(test.app, 'Kofi')];
  postId = await publish(amara, { title: 'Sunday ramen' });
  service.answer = taking;
  service.taken = [];
  woken = [];
  phone = await register(amara);
  await choose(EVERYTHING);
});

async function register(cook: Cook): Promise<PushBrowser> {
  browsers += 1;
  const browser = createPushBrowser(service.toAddress(`browser-${browsers}`));
  await put(cook, browser);
  return browser;
}
const put = (cook: Cook, browser: PushBrowser) =>
  cook.ask('PUT', '/push/subscription', browser.subscription);
const choose = (settings: PushSettings) => amara.ask('PUT', '/user/push-settings', settings);
const like = (by: Cook, id = postId) => by.ask('POST', `/posts/${id}/like`);

/** A run of a server with connections of its own, as many milliseconds from now. */
async function run(inMs = 1000, signal = new AbortController().signal) {
  const said: string[] = [];
  const send = createSender({
    pool: test.pool,
    readKeys: createPushKeys(test.pool),
    contact: 'mailto:cook@example.com',
    reach: 'local',
    findNews,
    say: (text) => void said.push(text),
  });
  return send(Date.now() + inMs, signal);
}

const readTaken = (browser = phone) =>
  service.taken
    .filter(({ path }) => browser.identity.endpoint.endsWith(path))
    .map(({ body }) => JSON.parse(browser.read(body)));
const readWords = () => readTaken().map(({ title, body }) => `${title} ${body}`.trim());

it('tells who did what, where it leads and how much is unread, once', async () => {
  await like(kofi);
  expect(woken.length).toBeGreaterThan(0);
  await run();
  await run(NEWS_PAUSE_MS + 2000);
  expect(readTaken()).toEqual([
    {
      kind: 'news',
      memberId: amara.user.id,
      tag: `news likes-${postId}`,
      title: 'Kofi',
      body: 'likes your post “Sunday ramen”',
      address: `/post/${postId}`,
      unread: 1,
    },
  ]);
  expect(service.taken[0]?.headers).toMatchObject({ urgency: 'normal' });
});

it('many likes at a time are one message, and those after it wait for a while and take its place', async () => {
  await like(kofi);
  await like(await signUp(test.app, 'Ben'));
  await run();
  await like(await signUp(test.app, 'Cleo'));
  await run(2000);
  expect(readWords()).toEqual(['Ben and Kofi like your post “Sunday ramen”']);
  await run(NEWS_PAUSE_MS + 2000);
  expect(readWords().at(-1)).toBe('Cleo and 2 others like your post “Sunday ramen”');
  expect(new Set(readTaken().map(({ tag }) => tag)).size).toBe(1);
  expect(new Set(service.taken.map(({ headers }) => headers['topic'])).size).toBe(1);
});

it('each kind tells its own: comments, follows, likes of a tip', async () => {
  await kofi.ask('POST', `/posts/${postId}/comments`, { content: 'Yes' });
  await kofi.ask('PUT', `/users/${amara.user.id}/follow`, { following: true });
  const tip = await amara.ask('POST', '/recipes/tom-yum/tips', { step: 1, content: 'Yes' });
  await kofi.ask('POST', `/tips/${tip.json().tip._id}/like`);
  await run();
  expect(readWords().toSorted()).toEqual([
    'Kofi commented on your post “Sunday ramen”',
    'Kofi follows you',
    'Kofi likes your tip at step 1 of Tom Yum',
  ]);
  expect(readTaken().find(({ body }) => body === 'follows you').address).toBe(
    `/profile/${kofi.user.id}`,
  );
});

it('of more than three things it only says how many they are', async () => {
  const posts = await Promise.all(Array.from({ length: 4 }, () => publish(amara)));
  for (const id of posts) await like(kofi, id);
  await run();
  expect(readTaken()).toMatchObject([
    { tag: 'news', title: '4 unread notifications', address: '/notifications', unread: 4 },
  ]);
});

it('tells nothing of a kind that was not chosen, nothing once it is off, and nothing of before', async () => {
  await choose({ ...EVERYTHING, kinds: ['comments'] });
  await like(kofi);
  await run();
  await choose({ ...EVERYTHING, on: false });
  await kofi.ask('POST', `/posts/${postId}/comments`, { content: 'Yes' });
  await run(NEWS_PAUSE_MS + 1000);
  await choose(EVERYTHING);
  await kofi.ask('PUT', `/users/${amara.user.id}/follow`, { following: true });
  await run(2 * NEWS_PAUSE_MS + 1000);
  expect(readWords()).toEqual(['Kofi follows you']);
});

it('tells nothing of oneself, of somebody blocked, of what was taken back or read by then', async () => {
  await like(amara);
  const [ben, cleo] = [await signUp(test.app, 'Ben'), await signUp(test.app, 'Cleo')];
  await amara.ask('PUT', `/users/${ben.user.id}/block`, { blocked: true });
  await like(ben);
  await like(cleo);
  await cleo.ask('DELETE', `/posts/${postId}/like`);
  await kofi.ask('POST', `/posts/${postId}/comments`, { content: 'Yes' });
  const [{ _id: until }] = (await amara.ask('GET', '/user/notifications')).json().notifications;
  await amara.ask('POST', '/user/notifications/read', { until });
  await run();
  expect(service.taken).toEqual([]);
});

it('tells nothing of a comment that is hidden, and nothing to somebody suspended', async () => {
  const said = await kofi.ask('POST', `/posts/${postId}/comments`, { content: 'No' });
  await test.pool.query('update comments set hidden = true where id = $1', [
    said.json().comment._id,
  ]);
  await run();
  await test.pool.query(`insert into standings (user_id, suspended_for) values ($1, 'Rude')`, [
    amara.user.id,
  ]);
  await like(kofi);
  await run(NEWS_PAUSE_MS + 1000);
  expect(service.taken).toEqual([]);
});

it('is quiet during quiet hours, and tells afterwards what is still unread', async () => {
  const hour = new Date().getUTCHours();
  const quiet = { from: hour * 60, to: ((hour + 2) % 24) * 60 };
  await choose({ ...EVERYTHING, quiet });
  await like(kofi);
  const next = await run();
  expect(service.taken).toEqual([]);
  expect(new Date(next ?? 0).getUTCHours()).toBe((hour + 2) % 24);
  await run((next ?? 0) - Date.now() + 1000);
  expect(readWords()).toEqual(['Kofi likes your post “Sunday ramen”']);
});

it('a browser hears nothing more once its member signed out there, and each browser hears it', async () => {
  const tablet = await register(amara);
  await like(kofi);
  await run();
  expect(readTaken(tablet)).toHaveLength(1);
  expect(readTaken(phone)).toHaveLength(1);
  await amara.ask('POST', '/auth/logout');
  await kofi.ask('POST', `/posts/${postId}/comments`, { content: 'Yes' });
  await run(NEWS_PAUSE_MS + 1000);
  expect(service.taken).toHaveLength(2);
});

it('what waits for a browser is not sent to the member who comes next', async () => {
  service.answer = answering(503);
  await like(kofi);
  await run();
  service.answer = taking;
  service.taken = [];
  await put(kofi, phone);
  await run(60_000);
  expect(service.taken).toEqual([]);
});

it('what a push service did not take is tried again, until it is too late', async () => {
  service.answer = answering(503);
  await like(kofi);
  const next = await run();
  expect(next).toBeGreaterThan(Date.now());
  service.answer = taking;
  await run(20_000);
  expect(readWords()).toHaveLength(2);
  service.answer = answering(503);
  await kofi.ask('POST', `/posts/${postId}/comments`, { content: 'Yes' });
  await run(NEWS_PAUSE_MS + 1000);
  service.taken = [];
  await run(NEWS_PAUSE_MS + NEWS_LATE_MAX_MS + 2000);
  expect(service.taken).toEqual([]);
});

it('several servers at once tell it once, and one that dies in between loses nothing', async () => {
  await like(kofi);
  const dying = await test.pool.connect();
  await dying.query('begin');
  await dying.query('select from push_cursor for update');
  try {
    await run();
  } finally {
    await dying.query('rollback');
    dying.release();
  }
  expect(service.taken).toEqual([]);
  await Promise.all([1, 2, 3, 4].map(() => run(2000)));
  expect(readWords()).toEqual(['Kofi likes your post “Sunday ramen”']);
});

it('the cursor of a database that was restored elsewhere begins anew', async () => {
  await test.pool.query(`update push_cursor set snapshot = '900000000:900000000:'`);
  await run();
  await like(kofi);
  await run();
  expect(readWords()).toEqual(['Kofi likes your post “Sunday ramen”']);
});
