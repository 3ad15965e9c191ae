import { expect, test } from '../../support/fixtures.ts';

test('on a phone the name and the tabs stay visible while scrolling, and each view opens at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/recipe/dan-dan-noodles');
  await expect(page.getByRole('link', { name: 'Back' })).toHaveCount(1);
  await page.getByText(/^Step 1 of 8$/).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  const backs = page.getByRole('link', { name: 'Back' });
  await expect(backs).toHaveCount(2);
  await expect(backs.last()).toBeInViewport();
  const tab = page.getByRole('tab', { name: 'Cultural Story' });
  await expect(tab).toBeInViewport();
  await tab.click();
  await expect(page.getByRole('tabpanel').locator('> *').first()).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(backs).toHaveCount(1);
});

test('in a wide window the name is under the picture beside story, health and music', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/recipe/dan-dan-noodles?tab=health');
  await expect(page.getByRole('heading', { name: 'Lighter swaps' })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  const swaps = await page.getByRole('heading', { name: 'Lighter swaps' }).boundingBox();
  expect(name?.x).toBeLessThan(swaps?.x ?? 0);
  expect(name?.y).toBeGreaterThan(swaps?.y ?? 0);
  await page.getByRole('tab', { name: 'Authentic Recipe' }).click();
  await expect(page.getByRole('region', { name: 'Ingredients' })).toBeVisible();
  const above = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(above?.y).toBeLessThan(name?.y ?? 0);
});

test('on paper a recipe has all its steps and nothing to tap', async ({ page, server }) => {
  const recipe = await server.fetchDish('latin');
  // Printed from the browser's menu before any interaction with the page.
  await page.goto(`/recipe/${recipe._id}`, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  for (const title of recipe.stepTitles ?? []) {
    await expect(page.getByRole('listitem').filter({ hasText: title }).last()).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Good to know' })).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.mouse.move(10, 10);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
});
