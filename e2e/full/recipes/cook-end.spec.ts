import { listViolationsInBoth } from '../../support/accessibility.ts';
import { expectStep } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';

test('the end of a dish, started cold without a network', async ({
  page,
  server,
  network,
  settle,
}) => {
  const recipe = await server.fetchDish('asian');
  await page.goto('/');
  await settle(page);
  await network.setCondition('server-down');
  await page.goto(`/recipe/${recipe._id}/cook`);
  await expectStep(page, 1, recipe.instructions.length);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Recipe Complete' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'I cooked this' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Favorite', 'Done', 'More', 'Close']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'More', exact: true }).click();
  for (const name of ['Save recipe', 'Share', 'Postcard', 'Back to the last step']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  // The end has its own address, so a reload does not start a new session.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recipe Complete' })).toBeVisible();
  const next = page.getByRole('region', { name: 'What to cook next' }).getByRole('link');
  await expect(next).toHaveCount(3);
  await next.first().click();
  await expect(page).toHaveURL(/\/recipe\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('"I cooked this" starts a post with the dish and its picture, also without a network', async ({
  page,
  server,
  network,
  settle,
}) => {
  const ana = await Member.join(server.port, 'Ana');
  const recipe = await server.fetchDish('asian');
  await page.goto('/');
  await settle(page);
  await ana.signIn(page);
  await page.goto(`/recipe/${recipe._id}`);
  await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible();
  await network.setCondition('server-down');
  await page.goto(`/recipe/${recipe._id}/cook`);
  await expectStep(page, 1, recipe.instructions.length);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('link', { name: 'I cooked this' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(recipe.title);
  const picture = page.getByRole('img', { name: 'Your picture' });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(300);
});

test.describe('seen', () => {
  // A strict policy would stop inline styles that axe needs to judge contrast.
  test.use({ bypassCSP: true });

  test('axe finds nothing at the end of a dish, on phones and desktops, light and dark', async ({
    page,
    server,
  }) => {
    const recipe = await server.fetchDish('asian');
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(`/recipe/${recipe._id}/cook`);
      await expectStep(page, 1, recipe.instructions.length);
      await page.keyboard.press('End');
      await page.getByRole('button', { name: 'Finish' }).click();
      const next = page.getByRole('region', { name: 'What to cook next' });
      await expect(next.getByRole('link')).toHaveCount(3);
      expect.soft(await listViolationsInBoth(page, 'end')).toEqual([]);
      const done = page.getByRole('button', { name: 'Done', exact: true });
      await expect(done).toBeInViewport({ ratio: 1 });
    }
  });
});
