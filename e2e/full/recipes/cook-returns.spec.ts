import type { Page } from 'playwright/test';
import { expectKeptStep, expectStep } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';

const DISH = '/recipe/dan-dan-noodles/cook';
const START = new Date('2026-11-23T18:00:00Z');

declare global {
  var locks: WakeLockSentinel[];
}

const isUp = (page: Page) => page.getByRole('alert').getByText('Time’s up');

test('a timer is right after ten minutes in which the page was frozen', async ({ page }) => {
  await page.clock.install({ time: START });
  await page.goto(`${DISH}#step-6`);
  await page.getByRole('button', { name: 'Start timer: 3 to 4 minutes' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^3:00|2:5\d$/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  // Both clocks advance, and no timer of the page runs.
  await page.evaluate(() => {
    const elapsed = performance.now.bind(performance);
    performance.now = () => elapsed() + 600_000;
  });
  await page.clock.setSystemTime(new Date(START.getTime() + 600_000));
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(isUp(page)).toHaveCount(1);
});

test('the screen wake lock is held again within a second of returning to the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.locks = [];
    const { wakeLock } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    wakeLock.request = async (kind) => {
      const lock = await request(kind);
      globalThis.locks.push(lock);
      return lock;
    };
  });
  await page.goto(DISH);
  const badge = page.getByText('Screen stays on');
  await expect(badge).toBeVisible();
  const setHidden = (isHidden: boolean) =>
    page.evaluate(async (hidden) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (hidden ? 'hidden' : 'visible'),
      });
      // The browser releases the lock of a hidden page.
      if (hidden) await globalThis.locks.at(-1)?.release();
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await expect(badge).toHaveCount(0);
  await setHidden(false);
  await expect(badge).toBeVisible({ timeout: 1_000 });
  expect(await page.evaluate(() => globalThis.locks.map(({ released }) => released))).toEqual([
    true,
    false,
  ]);
});

test('the texts to read while waiting need no network, from a cold start', async ({
  page,
  network,
  settle,
}) => {
  await page.goto('/');
  await settle(page);
  await network.setCondition('server-down');
  await page.goto('/recipe/murgh-makhani/cook#step-4');
  await expectStep(page, 4, 9);
  await page.getByRole('button', { name: 'Start timer: 20 minutes' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const waiting = page.getByRole('complementary', { name: 'While you wait' });
  await waiting.getByText('While you wait').click();
  await expect(waiting.getByRole('heading')).toHaveCount(3);
  await page.getByRole('button', { name: 'Ingredients', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
});

test('with two dishes in progress, all steps link from one to the other, each at its step', async ({
  page,
}) => {
  await page.goto(`${DISH}#step-3`);
  await expectStep(page, 3, 8);
  await expectKeptStep(page, 3);
  await page.goto('/recipe/murgh-makhani/cook#step-2');
  await expectStep(page, 2, 9);
  await page.getByRole('button', { name: 'All steps' }).click();
  const others = page.getByRole('dialog').getByRole('region', { name: 'On the stove' });
  await others.getByRole('link', { name: /^Dan Dan Noodles Step 3 of 8$/ }).click();
  await expectStep(page, 3, 8);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
