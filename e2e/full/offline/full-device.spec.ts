import type { Page } from 'playwright/test';
import { walk } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';
import { readStored } from '../../support/stored.ts';

/** Gives this origin so many bytes and no more; as many as the disk has where none are named. */
async function allow(page: Page, origin: string, quotaSize?: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}

test('a device with no room for the app browses and cooks with the network, and has it once there is room', async ({
  page,
  server,
  network,
}) => {
  const dish = await server.fetchDish('asian');
  const isKept = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await allow(page, network.origin, 1000);
  await page.goto('/cuisine/asian');
  await page.getByRole('link', { name: dish.title }).click();
  await page.getByRole('link', { name: 'Cook step by step' }).click();
  await walk(page, 1, 3, dish.instructions.length);
  await expect(page.getByText(/^This device can’t save your place/)).toBeVisible();
  expect(await isKept()).toBe(false);

  await allow(page, network.origin);
  await page.goto('/');
  await expect.poll(isKept).toBe(true);
  await page.goto('/cuisine/asian');
  await expect(page.getByRole('link', { name: dish.title })).toBeVisible();
  await network.setCondition('server-down');
  await page.reload();
  await expect(page.getByRole('link', { name: dish.title })).toBeVisible();
});

test('where there is no room for all pictures the device says so, and cooks with no network', {
  tag: '@soak',
}, async ({ page, server, network, settle }) => {
  const dish = await server.fetchDish('asian');
  const all = await server.fetchAll();
  await allow(page, network.origin, 6_000_000);
  await page.goto('/');
  await settle(page);
  await page.goto('/profile/storage');
  await page.getByRole('button', { name: 'Download all recipes with pictures' }).click();
  // A notice says it, and the page where it has looked since.
  await expect(page.getByText(/^This device is full\./).first()).toBeVisible();
  // No recipe went for a picture.
  expect(await readStored(page, 'recipes')).toHaveLength(all.length);

  await network.setCondition('server-down');
  await page.goto(`/recipe/${dish._id}`);
  await page.getByRole('link', { name: 'Cook step by step' }).click();
  await walk(page, 1, 3, dish.instructions.length);
  await page.reload();
  await walk(page, 3, dish.instructions.length, dish.instructions.length);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Recipe Complete' })).toBeVisible();
});
