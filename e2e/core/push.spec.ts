import type { BrowserContext, Page } from 'playwright/test';
import * as v from 'valibot';
import { expect, test } from '../support/fixtures.ts';
import { endTimer, openPush, StoredTimer, untilRung } from '../support/journeys/pushes.ts';
import { DISH, startTimer } from '../support/journeys/timers.ts';
import { readStored } from '../support/stored.ts';

test.use({ permissions: ['notifications'] });

declare global {
  var shown: string[];
}

/**
 * Runs in the page and in the worker. Records each notification once the browser has shown it. `getNotifications` is
 * avoided, because Chromium then drops those that are still on their way to the screen.
 */
function noteShown(): void {
  globalThis.shown = [];
  const { prototype } = ServiceWorkerRegistration;
  const show = Object.getOwnPropertyDescriptor(prototype, 'showNotification')?.value;
  prototype.showNotification = async function (title, options) {
    await Reflect.apply(show, this, [title, options]);
    globalThis.shown.push(options?.tag ?? title);
  };
}

const readShown = () => globalThis.shown;

function findWorker(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  return worker;
}

const listTimers = async (page: Page) =>
  (await readStored(page, 'timers')).map((timer) => v.parse(StoredTimer, timer).id);

test('[T-timers-5] a push message shows an ended timer once, unless a page has rung for it', async ({
  page,
  context,
  network,
  settle,
}) => {
  await page.addInitScript(noteShown);
  await page.goto(DISH);
  await settle(page);
  const worker = findWorker(context);
  await worker.evaluate(noteShown);
  await page.clock.install();
  await startTimer(page, 1, '3 minutes', 1);
  await startTimer(page, 6, '3 to 4 minutes', 2);
  await startTimer(page, 5, '1 minute', 3);
  const deliver = await openPush(context, page, network.origin);
  const ids = (await listTimers(page)).toSorted((one, next) => one.localeCompare(next));
  const [runs = '', rung = '', over = ''] = ids;
  // The page rings for the one-minute timer, and is frozen from then on.
  await page.clock.pauseAt(new Date(Date.now() + 70_000));
  await untilRung(page, 1);
  await expect.poll(() => page.evaluate(readShown)).toEqual([rung]);
  await deliver(rung);
  await deliver(runs);
  await deliver('none of ours');
  await endTimer(page, over);
  await deliver(over);
  await expect.poll(() => worker.evaluate(readShown)).toEqual([over]);
  // The page is suspended but receives the message.
  await expect(page.getByRole('alert').getByText('Time’s up')).toHaveCount(2);
  await deliver(over);
  await endTimer(page, runs);
  await deliver(runs);
  await expect.poll(() => worker.evaluate(readShown)).toEqual([over, runs]);
  expect(await page.evaluate(readShown)).toEqual([rung]);
});
