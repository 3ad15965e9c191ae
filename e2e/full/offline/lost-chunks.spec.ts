import { continueTo, openHome } from '../../support/journeys/release-pages.ts';
import { expect, test } from '../../support/release-fixtures.ts';

const FAILURE = 'This page did not load. Try again.';
const NEWER = 'There is a newer version. Reload to open this.';
const NOT_HERE = 'This page isn’t on this device yet';

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.expect(/status of 404/);
  consoleErrors.expect(/The code of this page did not arrive/);
});

test.describe('in a browser that refuses workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('shows an error with no connection, and opens the page once there is one', async ({
    page,
    server,
    network,
  }) => {
    const recipe = await server.fetchDish('asian');
    await openHome(page);
    await network.setCondition('server-down');
    await continueTo(page, `/recipe/${recipe._id}/cook`);
    await expect(page.getByText(FAILURE)).toBeVisible();

    await network.setCondition('perfect');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible();
  });
});

test('a page missing on the device shows that it needs a connection', async ({ page, network }) => {
  // If data saving is on, the worker stores only the files that it precaches at once.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openHome(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await network.setCondition('server-down');

  await continueTo(page, '/profile/storage');
  await expect(page.getByRole('heading', { level: 1, name: NOT_HERE })).toBeVisible();
  await expect(page.getByText('It needs a connection once.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  await expect(page.getByText(NEWER)).toHaveCount(0);

  await network.setCondition('perfect');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Offline storage' })).toBeVisible();
});
