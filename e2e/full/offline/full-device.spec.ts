import { walk } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';
import { setQuota } from '../../support/journeys/quota.ts';
import { readStored } from '../../support/stored.ts';

test('a device with no room for all pictures shows a notice and still cooks offline', {
  tag: '@soak',
}, async ({ page, server, network, settle }) => {
  const dish = await server.fetchDish('asian');
  const all = await server.fetchAll();
  await setQuota(page, network.origin, 6_000_000);
  await page.goto('/');
  await settle(page);
  await page.goto('/profile/storage');
  await page.getByRole('button', { name: 'Download all recipes with pictures' }).click();
  // A notice shows this, and so does the page after its next check.
  await expect(page.getByText(/^This device is full\./).first()).toBeVisible();
  // No recipe was evicted for a picture.
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
