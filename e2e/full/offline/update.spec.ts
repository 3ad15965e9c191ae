import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';
import { check, OFFER, openSecond, readRelease } from '../../support/journeys/release-pages.ts';
import { expect, release, test } from '../../support/release-fixtures.ts';
import { readStored } from '../../support/stored.ts';

/** The distance between the end of the page's content and the notice above it, when scrolled to the bottom. */
const measureRoom = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const main = document.querySelector('main');
    const bar = document.querySelector('[role=status]:has(button)');
    if (!main || !bar) throw new Error('There is no page or no notice');
    const end =
      main.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(main).paddingBottom);
    return bar.getBoundingClientRect().top - end;
  });

test('a new version is offered and can be dismissed, and the next one is offered again', async ({
  page,
  releases,
  server,
  settle,
  network,
}) => {
  network.wasDisturbed = true;
  await page.goto('/all-recipes');
  await settle(page);
  const first = await readRelease(page);

  await release(releases, server);
  await check(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await readRelease(page)).toBe(first);
  await expect(page.getByText(OFFER)).toHaveCount(0);

  await release(releases, server);
  await check(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  expect(await measureRoom(page)).toBeGreaterThan(0);
});

test('the server keeps an old chunk for three releases, and then it is missing', async ({
  releases,
  server,
  network,
  page,
}) => {
  network.wasDisturbed = true;
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const entry = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('/assets/main-')) ?? '',
  );
  const ask = async () => (await fetch(entry)).status;
  expect(await ask()).toBe(200);
  for (const expected of [200, 200, 404]) {
    await release(releases, server);
    expect(await ask()).toBe(expected);
  }
});

test('[T-updates-2] during cooking a new version waits, shows a notice in other tabs, and is offered afterwards', async ({
  page,
  context,
  releases,
  server,
  settle,
  network,
}) => {
  network.wasDisturbed = true;
  const recipe = await server.fetchDish('latin');
  await page.goto(`/recipe/${recipe._id}/cook`);
  await settle(page);
  await page.getByRole('button', { name: 'Next' }).click();
  const other = await openSecond(context, '/all-recipes');
  await release(releases, server);
  await check(page);

  await expect(other.getByText('It waits until you’re done cooking')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Update/ })).toHaveCount(0);
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Step 2 of/ })).toBeVisible();

  await page
    .getByRole('link', { name: 'Close' })
    .or(page.getByRole('button', { name: 'Close' }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Update/ })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Update/ })).toBeVisible();
});

/** Like `npm run build -- --undo-worker`. */
const undoWorker = (built: string) =>
  void execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '-c', 'sw/vite.undo.config.ts'],
    { env: { ...process.env, UNDO_DIR: built } },
  );

test('a release that removes the worker keeps the pages and the cook’s stored data', async ({
  page,
  releases,
  server,
  settle,
  network,
}) => {
  network.wasDisturbed = true;
  await page.goto('/all-recipes');
  await settle(page);
  await release(releases, server, undoWorker);
  await check(page);

  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  // All recipes are still on the device.
  const all = (await server.fetchAll()).length;
  await expect.poll(async () => (await readStored(page, 'recipes')).length).toBe(all);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
