import type { Page } from 'playwright/test';
import {
  check,
  continueTo,
  OFFER,
  openHome,
  openSecond,
  readRelease,
} from '../support/journeys/release-pages.ts';
import { expect, release, test } from '../support/release-fixtures.ts';

const hasLoaded = (page: Page, chunk: string) =>
  page.evaluate(
    (name) =>
      performance.getEntriesByType('resource').some((one) => one.name.includes(`/assets/${name}-`)),
    chunk,
  );

/** Sends a request just after the next tap, like a link that is preloaded under the pointer. */
const requestAfterNextTap = (page: Page) =>
  page.evaluate(() => {
    addEventListener(
      'click',
      () => void setTimeout(() => void fetch('/api/recipes/cuisines'), 60),
      { capture: true, once: true },
    );
  });

test('[T-updates-1] two tabs of different versions both find their chunks, also offline', async ({
  page,
  context,
  releases,
  server,
  settle,
  network,
}) => {
  network.wasDisturbed = true;
  const recipe = await server.fetchDish('asian');
  await page.goto(`/recipe/${recipe._id}`);
  await settle(page);
  const old = await readRelease(page);
  const next = await release(releases, server);
  const other = await openSecond(context, '/all-recipes');
  await check(other);
  const update = other.getByRole('button', { name: /^Update/ });
  await expect(update).toBeVisible();
  // The update has not been requested, so a reload keeps the old release.
  await other.reload();
  await expect(update).toBeVisible();
  expect(await readRelease(other)).toBe(old);
  await requestAfterNextTap(other);
  await Promise.all([
    // Not `load`, because pictures take long on a busy machine. No time limit, because the browser activates the new
    // worker only after the old one has finished its work.
    other.waitForEvent('domcontentloaded', { timeout: 0 }),
    update.click(),
  ]);
  await expect.poll(() => readRelease(other)).toBe(next);
  await expect(other.getByText(OFFER)).toHaveCount(0);

  // The first tab was not reloaded; it shows a notice.
  await expect(page.getByText('Reload to finish updating')).toBeVisible();
  expect(await readRelease(page)).toBe(old);
  expect(await hasLoaded(page, 'cook.page')).toBe(false);

  await network.setCondition('server-down');
  await page
    .getByRole('link', { name: /Cook step by step/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible();
  expect(await readRelease(page)).toBe(old);
  await other.goto(`/recipe/${recipe._id}/cook`);
  await expect(other.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible();
});

test.describe('in a browser that refuses workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page shows an error after its chunk was deleted from the server', async ({
    page,
    releases,
    server,
    network,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 404/);
    consoleErrors.expect(/The code of this page did not arrive/);
    network.wasDisturbed = true;
    const recipe = await server.fetchDish('asian');
    await openHome(page);
    // Loaded when idle. A later request for it would fail during the restart.
    await expect.poll(() => hasLoaded(page, 'background'), { timeout: 60_000 }).toBe(true);
    releases.publishNext();
    releases.publishNext();
    releases.publishNext();
    await release(releases, server);

    await continueTo(page, `/recipe/${recipe._id}/cook`);
    await expect(page.getByText('This page did not load. Try again.')).toBeVisible();
    const newer = 'There is a newer version. Reload to open this.';
    await expect(page.getByRole('status').getByText(newer)).toBeVisible();

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible();
  });
});
