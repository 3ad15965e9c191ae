import { afterAll, beforeAll, beforeEach } from 'vitest';
import { NOTIFICATION_KINDS } from '#contract/notification/schema.ts';
import type { PushSettings } from '#contract/push/settings.ts';
import { findNews } from '#server/notification/store.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish } from '#server/testing/post-lists.ts';
import { createPushBrowser, type PushBrowser } from '#server/testing/push-browser.ts';
import { accept, openPushService, type PushService } from '#server/testing/push-service.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { createPushKeys } from '../key-store.ts';
import { createSender } from '../send-due.ts';

export const EVERYTHING: PushSettings = {
  on: true,
  kinds: [...NOTIFICATION_KINDS],
  quiet: null,
  timeZone: 'UTC',
};

/** The state at the start of each test. */
interface Scene {
  /** The author of the post. */
  amara: Cook;
  kofi: Cook;
  postId: string;
  /** Amara's browser, which gets news of every kind. */
  phone: PushBrowser;
}

const subscribe = (cook: Cook, browser: PushBrowser) =>
  cook.ask('PUT', '/push/subscription', browser.subscription);

/** Sets up a server and a local push service for a test file, and a new scene before each test. */
export function setUpNews() {
  let test: TestApp;
  let service: PushService;
  let scene: Scene;
  let woken: number[] = [];
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
    const [amara, kofi] = [await signUp(test.app, 'Amara'), await signUp(test.app, 'Kofi')];
    const postId = await publish(amara, { title: 'Sunday ramen' });
    service.answer = accept;
    service.taken = [];
    woken = [];
    scene = { amara, kofi, postId, phone: await register(amara) };
    await choose(EVERYTHING);
  });

  const register = async (cook: Cook) => {
    browsers += 1;
    const browser = createPushBrowser(service.toAddress(`browser-${browsers}`));
    await subscribe(cook, browser);
    return browser;
  };
  const choose = (settings: PushSettings) =>
    scene.amara.ask('PUT', '/user/push-settings', settings);
  const readTaken = (browser = scene.phone) =>
    service.taken
      .filter(({ path }) => browser.identity.endpoint.endsWith(path))
      .map(({ body }) => JSON.parse(browser.read(body)));

  return {
    get test() {
      return test;
    },
    get service() {
      return service;
    },
    get amara() {
      return scene.amara;
    },
    get kofi() {
      return scene.kofi;
    },
    get postId() {
      return scene.postId;
    },
    get phone() {
      return scene.phone;
    },
    get woken() {
      return woken;
    },
    register,
    subscribe,
    choose,
    like: (by: Cook, id = scene.postId) => by.ask('POST', `/posts/${id}/like`),
    /** Runs the sender of a new server, `inMs` milliseconds from now. */
    run: (inMs = 1000) => {
      const send = createSender({
        pool: test.pool,
        readKeys: createPushKeys(test.pool),
        contact: 'mailto:cook@example.com',
        reach: 'local',
        findNews,
        log: () => undefined,
      });
      return send(Date.now() + inMs, new AbortController().signal);
    },
    readTaken,
    readWords: () => readTaken().map(({ title, body }) => `${title} ${body}`.trim()),
  };
}
