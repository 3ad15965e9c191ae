import type { Page } from 'playwright/test';
import { listViolationsInBoth } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';

// A strict policy would stop inline styles that axe needs to judge contrast.
test.use({ bypassCSP: true });

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** Fires the event of an installable app, which Chromium never fires in a private context. */
const offerToInstall = (page: Page) =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    globalThis.dispatchEvent(Object.assign(offer, { prompt: async () => undefined }));
  });

async function comeBack(page: Page): Promise<void> {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('simmer.visits'))).toBe('1');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('simmer.visits'))).toBe('2');
}

test('axe finds nothing in the install card and a notice', async ({ page }) => {
  await comeBack(page);
  await offerToInstall(page);
  await expect(page.getByRole('heading', { name: 'Keep Simmer by the stove' })).toBeVisible();
  expect(await listViolationsInBoth(page, 'the card')).toEqual([]);
  await page.getByRole('button', { name: 'Install' }).click();

  await page.evaluate(() => globalThis.dispatchEvent(new Event('vite:preloadError')));
  await expect(page.getByRole('status').getByText('This part did not load')).toBeVisible();
  expect(await listViolationsInBoth(page, 'the notice')).toEqual([]);
});

test('the install card appears on the second visit, and not again after "Not now"', async ({
  page,
}) => {
  await page.goto('/');
  await offerToInstall(page);
  await comeBack(page);
  await offerToInstall(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('Keep Simmer by the stove')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute(
    'content',
    '#FF6B35',
  );
  await offerToInstall(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Keep Simmer by the stove')).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: PHONE });

  test('the card shows the steps, and disappears before cooking begins', async ({
    page,
    server,
  }) => {
    await comeBack(page);
    await expect(page.getByText('Choose “Add to Home Screen”')).toBeVisible();
    expect(await listViolationsInBoth(page, 'the card')).toEqual([]);
    const recipe = await server.fetchDish('asian');
    await page.evaluate((id) => history.pushState({}, '', `/recipe/${id}/cook`), recipe._id);
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible();
    await expect(page.getByText('Keep Simmer by the stove')).toHaveCount(0);
  });
});
