import type { Page } from 'playwright/test';
import {
  check,
  goOnTo,
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

/** What a tap may cause a moment later: the link under the pointer is preloaded. */
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
  await requestAfterNextTap(other);
  await Promise.all([
    // The new page, not its pictures: a busy machine takes its time for those. The browser lets the new worker take over
    // only once the old one has ended what it was doing, such as storing late files.
    other.waitForEvent('domcontentloaded', { timeout: 0 }),
    other.getByRole('button', { name: /^Update/ }).click(),
  ]);
  await expect.poll(() => readRelease(other)).toBe(next);
  await expect(other.getByText(OFFER)).toHaveCount(0);

  // The first tab was not reloaded; it is told.
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

  test('a page whose chunk is no longer on the server says so', async ({
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
    releases.publishNext();
    releases.publishNext();
    releases.publishNext();
    await release(releases, server);

    await goOnTo(page, `/recipe/${recipe._id}/cook`);
    await expect(page.getByText('This page did not load. Try again.')).toBeVisible();
    const newer = 'There is a newer version. Reload to open this.';
    await expect(page.getByRole('status').getByText(newer)).toBeVisible();

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible();
  });
});
