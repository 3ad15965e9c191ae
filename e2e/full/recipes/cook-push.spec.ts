import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { expectStep } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilRung } from '../../support/journeys/pushes.ts';
import { DISH, START, startTimer } from '../../support/journeys/timers.ts';

const SOUND_LOCK = 'kitchen-sound';
/**
 * Longer than a notification takes to appear. Listing notifications earlier makes Chromium drop those that are on their
 * way.
 */
const SHOWN_AFTER_MS = 1000;

/** Titles of the notifications on screen, read by the service worker. */
async function listNotifications(page: Page): Promise<string[]> {
  await wait(SHOWN_AFTER_MS);
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, tag }) => `${tag}: ${title} (${body})`).toSorted();
  });
}

const readNote = (page: Page) =>
  page.getByRole('region', { name: 'Timers' }).getByText('Keep Simmer open');

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test.use({ permissions: ['notifications'] });

test('[T-timers-3] three timers that end while the page is hidden give three notifications', async ({
  page,
  settle,
}) => {
  await page.goto(DISH);
  await settle(page);
  await page.clock.install({ time: START });
  await startTimer(page, 1, '3 minutes', 1);
  // No push service can be reached in this test.
  await expect(readNote(page)).toContainText('the server does not have these timers yet');
  await startTimer(page, 5, '1 minute', 2);
  await startTimer(page, 6, '3 to 4 minutes', 3);
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
  // A jump of the clock during page load would end the wait for the device's database.
  await expectStep(page, 6, 8);
  await page.clock.fastForward('01:00');
  // The cooking view's button, because the dock shows another one until that view is rendered.
  const view = page.getByRole('main');
  await view.getByRole('button', { name: 'Stop', exact: true }).first().click();
  await expect.poll(() => listNotifications(page)).toHaveLength(2);
});

test('[T-timers-4] one of two tabs holds the lock for the sound, and there is one notification', async ({
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
  await startTimer(page, 1, '3 minutes', 1);
  await expect(other.getByRole('timer')).toHaveCount(1);
  // A tab may play sound only after its first tap.
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
