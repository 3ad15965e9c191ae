import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures.ts';

const NOT_HERE = /isn’t on this device yet$/;

async function expectOfflinePlace(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: NOT_HERE })).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
}

for (const [what, path] of [
  ['a dish', '/recipe/no-such-dish'],
  ['the steps of a dish', '/recipe/no-such-dish/cook'],
  ['a post', '/post/01900000-0000-7000-8000-000000000000'],
  ['a profile', '/profile/01900000-0000-7000-8000-000000000000'],
] as const) {
  const isDaily = what === 'a dish' || what === 'a post';
  const details = isDaily ? {} : { tag: '@soak' };
  test(
    `${what} that is missing on the device shows a notice with links to stored recipes`,
    details,
    async ({ page, server, network, settle }) => {
      const [dish] = await server.fetchAll();
      if (!dish) throw new Error('A dish is wanted');
      await page.goto('/all-recipes');
      await settle(page);
      await network.setCondition('server-down');
      await page.goto(path);
      await expectOfflinePlace(page);

      const ready = page.getByRole('region', { name: 'Ready without a connection' });
      await ready.getByRole('link', { name: dish.title }).click();
      await expect(page.getByRole('heading', { level: 1, name: dish.title })).toBeVisible();
      await page.goBack();
      await expectOfflinePlace(page);
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).not.toHaveURL(new RegExp(`${path}$`));
    },
  );
}
