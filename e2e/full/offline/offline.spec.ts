import { PAGE_SIZE_ALL_RECIPES } from '#contract/platform/limits.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { NetworkCondition } from '../../support/network.ts';

test('[T-offline-2] a recipe seen only in a list opens with the server stopped', async ({
  page,
  server,
  network,
  settle,
}) => {
  const dish = await server.fetchDish('latin');
  await page.goto('/cuisine/latin');
  await settle(page);

  await network.setCondition('server-down');
  await server.stop();
  await page.getByRole('link', { name: dish.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: dish.title })).toBeVisible();
  await expect(page.getByText(dish.instructions[0] ?? '?')).toBeVisible();
});

for (const condition of ['server-down', 'lie-fi'] satisfies NetworkCondition[]) {
  // cold-start.spec.ts opens the same pages after a kill. Here the worker keeps running.
  test(`every page of recipes opens from a new tab: ${condition}`, { tag: '@soak' }, async ({
    context,
    page,
    server,
    network,
    settle,
  }) => {
    const [recipe, ...others] = await server.fetchRecipes('american');
    if (!recipe) throw new Error('The collection has no American dish');
    const americans = 1 + others.length;
    const all = (await server.fetchAll()).length;
    await page.goto('/');
    await settle(page);
    await page.close();

    await network.setCondition(condition);
    const later = await context.newPage();
    await later.goto('/');
    await expect(later.getByRole('link', { name: 'American Comfort' })).toBeVisible();
    for (const [path, dishes] of [
      ['/cuisine/american', americans],
      ['/all-recipes', Math.min(all, PAGE_SIZE_ALL_RECIPES)],
      ['/trending-recipes', 3],
    ] as const) {
      await later.goto(path);
      await expect(later.getByRole('article')).toHaveCount(dishes);
    }
    await later.goto(`/recipe/${recipe._id}`);
    await expect(later.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible();
  });
}

test('works on a device that reports to be offline', async ({
  context,
  page,
  server,
  network,
  settle,
}) => {
  const recipe = await server.fetchDish('mediterranean');
  await page.goto('/cuisine/mediterranean');
  await settle(page);
  network.wasDisturbed = true;
  await context.setOffline(true);
  await page.goto(`/recipe/${recipe._id}`);
  await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible();
  await expect(page.getByText(/^Offline\. Stored copy/)).toBeVisible();
});

test('works on a slow network, on the first visit', async ({ page, server, network }) => {
  const recipe = await server.fetchDish('asian');
  await network.setCondition('slow');
  await page.goto(`/recipe/${recipe._id}`);
  await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible({
    timeout: 45_000,
  });
});
