import type { Page } from 'playwright/test';
import { listViolationsInBoth } from '../../support/accessibility.ts';
import { expectStep } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';
import { countRings, noteRings, START, startTimer } from '../../support/journeys/timers.ts';

/** Hides the page, for which Playwright has no function. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('[T-timers-1] three timers that end while the page is hidden ring once each, also after a reload', async ({
  page,
}) => {
  await page.clock.install({ time: START });
  await noteRings(page);
  await startTimer(page, 1, '3 minutes', 1);
  await startTimer(page, 5, '1 minute', 2);
  await startTimer(page, 6, '3 to 4 minutes', 3);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveCount(3);
  await hide(page, true);
  // Imitates a throttled page that checks the clock rarely.
  for (const [time, over] of [
    ['01:30', 1],
    ['02:00', 3],
  ] as const) {
    await page.clock.fastForward(time);
    await expect(page.getByRole('alert').getByText('Time’s up')).toHaveCount(over);
  }
  expect(await countRings(page)).toBe(3);
  await hide(page, false);
  await page.clock.fastForward('01:00');
  await page.reload();
  await expect(page.getByRole('alert').getByText('Time’s up')).toHaveCount(3);
  expect(await countRings(page)).toBe(0);
  const stop = page.getByRole('alert').getByRole('button', { name: 'Stop' });
  for (const left of [2, 1, 0]) {
    await stop.first().click();
    await expect(stop).toHaveCount(left);
  }
});

test.describe('seen and heard', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing while timers run and ring', async ({ page }) => {
    await page.clock.install({ time: START });
    await startTimer(page, 5, '1 minute', 1);
    await startTimer(page, 6, '3 to 4 minutes', 2);
    const sizes = [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ];
    expect(await listViolationsInBoth(page, 'timers', sizes)).toEqual([]);
    await page.clock.fastForward('01:05');
    await expect(page.getByRole('alert').getByText('Time’s up')).toBeVisible();
    expect(await listViolationsInBoth(page, 'ringing', sizes)).toEqual([]);
  });
});

test('timers appear on every page and link back to their step', async ({ page }) => {
  await page.clock.install({ time: START });
  await startTimer(page, 1, '3 minutes', 1);
  await page.goto('/');
  await expect(page.getByRole('timer')).toHaveText(/^[23]:\d\d$/);
  await page.getByRole('button', { name: /^Dan Dan Noodles, step 1/ }).click();
  await page.getByRole('link', { name: /Step 1, Dan Dan Noodles/ }).click();
  await expectStep(page, 1, 8);
  await expect(page.getByRole('timer')).toHaveCount(1);
});
