import { PAGE_SIZE_ALL_RECIPES } from '#contract/platform/limits.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { expect, test } from '../../support/fixtures.ts';

test('a region filter keeps the dishes of that region, and is in the address', async ({
  page,
  server,
}) => {
  const recipes = await server.fetchRecipes('chinese');
  await page.goto('/cuisine/asian');
  await page.getByRole('link', { name: 'Chinese', exact: true }).click();
  await expect(page).toHaveURL('/cuisine/asian?region=Chinese');
  await expect(
    page.getByText(recipeTexts.toRecipeCount(recipes.length), { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(recipes.length);

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(recipes.length);
});

test('filter and scroll survive a visit to a recipe', async ({ page, server }) => {
  const [dish, ...others] = await server.fetchRecipes('thai');
  await page.goto('/all-recipes?cuisine=thai');
  await expect(page.getByRole('article')).toHaveCount(1 + others.length);
  await page.getByRole('link', { name: dish?.title ?? '?' }).click();
  await expect(page.getByRole('tab', { name: 'Authentic Recipe' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1 + others.length);

  await page.goto('/all-recipes');
  await expect(page.getByRole('article')).toHaveCount(
    Math.min((await server.fetchAll()).length, PAGE_SIZE_ALL_RECIPES),
  );
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await last.getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Authentic Recipe' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
});

test('a phone shows at least four dishes of a list without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/all-recipes');
  for (const path of ['/all-recipes', '/cuisine/asian', '/search?q=soup']) {
    await page.goto(path);
    const fourth = page.locator('main li a[href^="/recipe/"]').nth(3);
    await expect(fourth, path).toBeInViewport();
    const bar = await page.getByRole('navigation').last().boundingBox();
    const box = await fourth.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('the first three recipes are the trending ones', async ({ page, server }) => {
  const all = await server.fetchAll();
  await page.goto('/trending-recipes');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    all.slice(0, 3).map(({ title }) => title),
  );
  await page.getByRole('link', { name: 'View All Recipes' }).click();
  await expect(page).toHaveURL('/all-recipes');
});

test('in a wide window the trending pictures fill their cards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/trending-recipes');
  await expect(page.getByRole('article')).toHaveCount(3);
  for (const card of await page.getByRole('article').all()) {
    const whole = await card.boundingBox();
    const picture = await card.locator('img').boundingBox();
    expect(picture?.x).toBe(whole?.x);
    expect(picture?.y).toBe(whole?.y);
    const share = (picture?.height ?? 0) / (whole?.height ?? 1);
    expect(share).toBeGreaterThan(0.8);
  }
});

test('a missing recipe shows an error', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/status of 404/);
  const answer = await page.goto('/recipe/no-such-dish');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
  await expect(page.getByText("The recipe you're looking for doesn't exist.")).toBeVisible();
});
