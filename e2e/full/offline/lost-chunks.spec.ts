import type { Page } from 'playwright/test';
import { expect, release, test } from '../../support/release-fixtures.ts';

const FAILURE = 'This page did not load. Try again.';
const NEWER = 'There is a newer version. Reload to open this.';
const NOT_HERE = 'This page isn’t on your device yet';

/** The page stands and listens for what gets lost. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('simmer.visits'))).toBe('1');
}

/** As a link of the page would: no new document. */
const goOnTo = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState({}, '', to), address);

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expect(/status of 404/);
  consoleErrors.expect(/The code of this page did not arrive/);
});

test.describe('in a browser that refuses workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose chunk is no longer on the server says so', async ({
    page,
    releases,
    server,
    network,
  }) => {
    network.wasDisturbed = true;
    const recipe = await server.fetchDish('asian');
    await openHome(page);
    releases.publishNext();
    releases.publishNext();
    releases.publishNext();
    await release(releases, server);

    await goOnTo(page, `/recipe/${recipe._id}/cook`);
    await expect(page.getByText(FAILURE)).toBeVisible();
    await expect(page.getByRole('status').getByText(NEWER)).toBeVisible();

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible();
  });

  test('with no connection the page still stands, and opens when there is one', async ({
    page,
    server,
    network,
  }) => {
    const recipe = await server.fetchDish('asian');
    await openHome(page);
    await network.setCondition('server-down');
    await goOnTo(page, `/recipe/${recipe._id}/cook`);
    await expect(page.getByText(FAILURE)).toBeVisible();

    await network.setCondition('perfect');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible();
  });
});

test('a page that is not on the device says that it needs a connection', async ({
  page,
  network,
}) => {
  // Who saves data gets only the files that are precached at once.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openHome(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await network.setCondition('server-down');

  await goOnTo(page, '/profile/storage');
  await expect(page.getByRole('heading', { level: 1, name: NOT_HERE })).toBeVisible();
  await expect(page.getByText('It needs a connection once.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  await expect(page.getByText(NEWER)).toHaveCount(0);

  await network.setCondition('perfect');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Offline storage' })).toBeVisible();
});
