import { walk } from '../support/cooking-steps.ts';
import { expect, test } from '../support/fixtures.ts';
import { setQuota } from '../support/journeys/quota.ts';

test('a device without space for the app works online, and stores the app once there is space', async ({
  page,
  server,
  network,
}) => {
  const dish = await server.fetchDish('asian');
  const isKept = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await setQuota(page, network.origin, 1000);
  await page.goto('/cuisine/asian');
  await page.getByRole('link', { name: dish.title }).click();
  await page.getByRole('link', { name: 'Cook step by step' }).click();
  await walk(page, 1, 3, dish.instructions.length);
  await expect(page.getByText(/^This device can’t save your place/)).toBeVisible();
  expect(await isKept()).toBe(false);

  await setQuota(page, network.origin);
  await page.goto('/');
  await expect.poll(isKept).toBe(true);
  await page.goto('/cuisine/asian');
  await expect(page.getByRole('link', { name: dish.title })).toBeVisible();
  await network.setCondition('server-down');
  await page.reload();
  await expect(page.getByRole('link', { name: dish.title })).toBeVisible();
});
