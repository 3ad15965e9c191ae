import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import * as v from 'valibot';
import { expectStep } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';
import { readStored } from '../../support/stored.ts';

const DISH = '/recipe/dan-dan-noodles/cook';
const START = new Date('2026-11-23T18:00:00Z');
const SOUND_LOCK = 'kitchen-sound';
const Stored = v.object({ id: v.string(), rangAt: v.optional(v.number()) });

async function start(page: Page, step: number, words: string, running: number): Promise<void> {
  await page.goto(`${DISH}#step-${step}`);
  await expectStep(page, step, 8);
  await page.getByRole('button', { name: `Start timer: ${words}`, exact: true }).click();
  await expect(page.getByRole('timer')).toHaveCount(running);
}

/** Longer than a notification takes to the screen. While they are listed, Chromium drops those that are on their way. */
const SHOWN_AFTER_MS = 1000;

/** What stands among the notifications of the device, as the worker sees it. */
async function listNotifications(page: Page): Promise<string[]> {
  await wait(SHOWN_AFTER_MS);
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, tag }) => `${tag}: ${title} (${body})`).toSorted();
  });
}

async function untilRung(page: Page, count: number): Promise<void> {
  const readRung = async () =>
    (await readStored(page, 'timers')).filter((timer) => v.parse(Stored, timer).rangAt).length;
  await expect.poll(readRung).toBe(count);
}

const readNote = (page: Page) =>
  page.getByRole('region', { name: 'Timers' }).getByText('Keep Simmer open');

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Lets the browser deliver a message to the real worker, as its push service would. */
async function openPush(context: BrowserContext, page: Page, origin: string) {
  const session: CDPSession = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  return (id: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify({ kind: 'timer', id }),
    });
}

test.use({ permissions: ['notifications'] });

test('three timers that end while the page is hidden give three notifications', async ({
  page,
  settle,
}) => {
  await page.goto(DISH);
  await settle(page);
  await page.clock.install({ time: START });
  await start(page, 1, '3 minutes', 1);
  // No push service is reached from here.
  await expect(readNote(page)).toContainText('the server does not know of these timers');
  await start(page, 5, '1 minute', 2);
  await start(page, 6, '3 to 4 minutes', 3);
  await hide(page);
  await page.clock.fastForward('03:30');
  await untilRung(page, 3);
  await expect.poll(() => listNotifications(page)).toHaveLength(3);
  expect(await listNotifications(page)).toEqual([
    expect.stringMatching(/^dan-dan-noodles\/1\/\d: Time’s up: Dan Dan Noodles \(.*step 1: 3 min/),
    expect.stringMatching(/^dan-dan-noodles\/5\/\d: Time’s up: Dan Dan Noodles \(.*step 5: 1 min/),
    expect.stringMatching(/^dan-dan-noodles\/6\/\d: Time’s up: Dan Dan Noodles \(.*step 6: 3 to/),
  ]);
  await page.reload();
  // Time that jumps while the page still opens would end its waiting for the device's store.
  await expectStep(page, 6, 8);
  await page.clock.fastForward('01:00');
  // Not the dock's, which stands there until the cooking view shows its own.
  const view = page.getByRole('main');
  await view.getByRole('button', { name: 'Stop', exact: true }).first().click();
  await expect.poll(() => listNotifications(page)).toHaveLength(2);
});

test('of two tabs one holds the lock for the sound, and there is one notification', async ({
  page,
  context,
  settle,
}) => {
  await page.goto(DISH);
  await settle(page);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.clock.install({ time: START });
  await other.goto(DISH);
  await expectStep(other, 1, 8);
  await start(page, 1, '3 minutes', 1);
  await expect(other.getByRole('timer')).toHaveCount(1);
  // A tab may sound from its first tap on.
  await readNote(other).click();
  const readLocks = () =>
    page.evaluate(async (name) => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [held, pending].map((some) => some.filter((one) => one.name === name).length);
    }, SOUND_LOCK);
  for (const tab of [page, other]) await tab.clock.runFor(1000);
  await expect.poll(readLocks).toEqual([1, 1]);
  await Promise.all([page, other].map((tab) => tab.clock.fastForward('03:05')));
  for (const tab of [page, other]) {
    await expect(tab.getByRole('alert').getByText('Time’s up')).toBeVisible();
  }
  await expect.poll(() => listNotifications(page)).toHaveLength(1);
});

test('a message of the server shows the timer that is over, once, and none that a page rang for', async ({
  page,
  context,
  network,
  settle,
}) => {
  await page.goto(DISH);
  await settle(page);
  await page.clock.install();
  await start(page, 1, '3 minutes', 1);
  await start(page, 6, '3 to 4 minutes', 2);
  await start(page, 5, '1 minute', 3);
  const deliver = await openPush(context, page, network.origin);
  // The page rings for the one of a minute, and sleeps from then on.
  await page.clock.pauseAt(new Date(Date.now() + 70_000));
  await untilRung(page, 1);
  await expect.poll(() => listNotifications(page)).toHaveLength(1);
  const ids = (await readStored(page, 'timers')).map((timer) => v.parse(Stored, timer).id);
  const [runs = '', rung = '', over = ''] = ids.toSorted((one, next) => one.localeCompare(next));
  await dismiss(page);
  await deliver(rung);
  await deliver(runs);
  await deliver('none of ours');
  await endTimer(page, over);
  await deliver(over);
  await expect.poll(() => listTags(page)).toEqual([over]);
  // The page sleeps, but is told of it.
  await expect(page.getByRole('alert').getByText('Time’s up')).toHaveCount(2);
  await dismiss(page);
  await deliver(over);
  await endTimer(page, runs);
  await deliver(runs);
  await expect.poll(() => listTags(page)).toEqual([runs]);
});

async function listTags(page: Page): Promise<string[]> {
  return (await listNotifications(page)).map((shown) => shown.split(': ')[0] ?? '');
}

/** As if its minutes had passed. */
async function endTimer(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (timerId) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('rc');
        opening.addEventListener('success', () => {
          const device = opening.result;
          const store = device.transaction('timers', 'readwrite').objectStore('timers');
          const reading = store.get(timerId);
          reading.addEventListener('success', () => {
            const timer = Object(reading.result);
            const past = 600_000;
            store.put({ ...timer, setAt: timer.setAt - past, dueAt: timer.dueAt - past });
          });
          store.transaction.addEventListener('complete', () => resolve());
          device.close();
        });
      }),
    id,
  );
}

async function dismiss(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const one of (await registration?.getNotifications()) ?? []) one.close();
  });
  await expect.poll(() => listNotifications(page)).toEqual([]);
}
