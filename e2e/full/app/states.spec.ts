import type { Page } from 'playwright/test';
import { listViolationsInBoth } from '../../support/accessibility.ts';
import { expectStep } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';
import { isHydrated } from '../../support/page-ready.ts';

const PHONE = { width: 390, height: 844 };

// A strict policy would stop inline styles that axe needs to judge contrast.
test.use({ bypassCSP: true, viewport: PHONE });

const check = async (page: Page, where: string) =>
  expect.soft(await listViolationsInBoth(page, where)).toEqual([]);

test.describe('before the first worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('axe finds nothing while pages load or if their pictures are missing', async ({
    page,
    server,
    consoleErrors,
  }) => {
    consoleErrors.expect(/Failed to load resource/);
    const { _id } = await server.fetchDish('asian');
    // The server leaves out the content if an address has a parameter of its page.
    const pages = ['/', '/cuisine/asian?region', `/recipe/${_id}?tab`, `/recipe/${_id}/cook`];
    let answers: (() => void)[] = [];
    await page.route(/\/(media|plates)\//, (route) => route.abort());
    await page.route('**/api/recipes/**', async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.continue();
    });
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (path !== '/') {
        await expect(page.getByRole('status', { name: /^Loading/ }).first()).toBeAttached();
        await check(page, `${path} loading`);
      }
      await expect
        .poll(async () => {
          for (const answer of answers) answer();
          answers = [];
          return page.getByRole('status', { name: /^Loading/ }).count();
        })
        .toBe(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      // Axe changes elements, which would break a later hydration.
      await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
      await check(page, `${path} without pictures`);
    }
  });
});

test('the prerendered home page stays visible until hydration', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const isThere = document.querySelector('main h1') !== null;
      if (isThere !== (seen.at(-1) ?? false)) seen.push(isThere);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('simmer.visits'))).toBe('1');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual([true]);
});

test('axe finds nothing on pages that are offline', async ({ page, server, network, settle }) => {
  const { _id, instructions } = await server.fetchDish('asian');
  await page.goto('/');
  await settle(page);
  await network.setCondition('server-down');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check(page, 'home');
  await page.goto('/cuisine/asian');
  await expect(page.getByText(/^Offline\./)).toBeVisible();
  await check(page, 'list');
  await page.goto(`/recipe/${_id}`);
  await expect(page.getByText(/^Offline\./)).toBeVisible();
  await check(page, 'recipe');
  await page.goto(`/recipe/${_id}/cook`);
  await expectStep(page, 1, instructions.length);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await check(page, 'cooking view');
  await page.goto('/recipe/no-such-dish');
  await expect(page.getByRole('region', { name: 'Ready without a connection' })).toBeVisible();
  await check(page, 'not on the device');
});

test('no page overflows at 200 % text size', { tag: '@soak' }, async ({ page, server }) => {
  const { _id } = await server.fetchDish('asian');
  for (const path of ['/', '/cuisine/asian', `/recipe/${_id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBe(PHONE.width);
  }
});
