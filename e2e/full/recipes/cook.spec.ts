import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { chromiumLaunch } from '../../support/chromium.ts';
import { expectKeptStep, expectStep, nextButton, walk } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';

test('a reload keeps step and ticks, and home offers to continue', async ({ page, server }) => {
  const recipe = await server.fetchDish('asian');
  const count = recipe.instructions.length;
  await page.goto(`/recipe/${recipe._id}/cook`);
  await walk(page, 1, 2, count);
  await page.getByRole('checkbox').first().check();
  await nextButton(page).click();
  // Reloads at once, like an accidental tap.
  await page.reload();
  await expectStep(page, 3, count);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('checkbox').first()).toBeChecked();

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`/recipe/${recipe._id}`);
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expectStep(page, 2, count);
});

test('a dish can be cooked to its end although the server stops in the middle', {
  tag: '@soak',
}, async ({ page, server, network, settle }) => {
  const recipe = await server.fetchDish('asian');
  const count = recipe.instructions.length;
  await page.goto(`/recipe/${recipe._id}/cook`);
  await settle(page);
  await walk(page, 1, 2, count);

  await network.setCondition('server-down');
  await server.stop();
  await walk(page, 2, 3, count);
  await page.reload();
  await expectStep(page, 3, count);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await walk(page, 3, count, count);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Recipe Complete' })).toBeVisible();
});

test('after a kill the browser reopens at the same step', { tag: '@soak' }, async ({
  server,
  network,
}) => {
  const recipe = await server.fetchDish('latin');
  const count = recipe.instructions.length;
  const profile = await mkdtemp(join(tmpdir(), 'simmer-profile-'));
  const first = await chromium.launchPersistentContext(profile, chromiumLaunch);
  const page = await first.newPage();
  await page.goto(`${network.origin}/recipe/${recipe._id}/cook`);
  await walk(page, 1, 3, count);
  await expectKeptStep(page, 3);
  // Crashes the browser as if it ran out of memory: no page gets an event, and nothing is saved.
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  const closed = first.waitForEvent('close');
  if (devtools) await ignoreError(devtools.send('Browser.crash'), 'the connection ends with it');
  await closed;

  const second = await chromium.launchPersistentContext(profile, chromiumLaunch);
  const again = await second.newPage();
  await again.goto(`${network.origin}/recipe/${recipe._id}/cook`);
  await expectStep(again, 3, count);
  await second.close();
  await rm(profile, { recursive: true, force: true });
});

test('keys, swipes and the list of all steps change the step in the same way', async ({
  browser,
  server,
  network,
}) => {
  const recipe = await server.fetchDish('mediterranean');
  const count = recipe.instructions.length;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: network.origin,
  });
  const page = await context.newPage();
  await page.goto(`/recipe/${recipe._id}/cook`);
  await expectStep(page, 1, count);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expectStep(page, 3, count);
  await page.keyboard.press('Home');
  await expectStep(page, 1, count);

  const devtools = await context.newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    for (const [type, x] of [
      ['touchStart', from],
      ['touchMove', (from + to) / 2],
      ['touchMove', to],
    ] as const) {
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 300 }] });
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(320, 60);
  await expectStep(page, 2, count);
  await swipe(60, 320);
  await expectStep(page, 1, count);

  await page.getByRole('button', { name: 'All steps' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Step 1:' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'All steps' })).toBeFocused();
  await page.getByRole('button', { name: 'All steps' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Step ${count}` })
    .click();
  await expectStep(page, count, count);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await context.close();
});
