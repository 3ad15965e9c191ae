import * as recipeTexts from '#texts/recipe.ts';
import { expectStep, walk } from '../support/cooking-steps.ts';
import { expect, test } from '../support/fixtures.ts';

// These journeys do not need the worker, and its downloads would slow the page down.
test.use({ serviceWorkers: 'block' });

test('from home by a cuisine card to a recipe', async ({ page, server }) => {
  const recipes = await server.fetchRecipes('asian');
  const dish = await server.fetchDish('asian');
  await page.goto('/');
  await page.getByRole('link', { name: 'Asian Heritage' }).click();
  await expect(page).toHaveURL('/cuisine/asian');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asian Heritage');
  await expect(
    page.getByText(recipeTexts.toRecipeCount(recipes.length), { exact: true }),
  ).toBeVisible();

  await page.getByRole('link', { name: dish.title }).click();
  await expect(page).toHaveURL(`/recipe/${dish._id}`);
  await expect(page.getByRole('heading', { level: 1, name: dish.title })).toBeVisible();
  for (const tab of ['Authentic Recipe', 'Cultural Story', 'Health-Conscious', 'Cultural Music']) {
    await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  }
});

test('from the recipe to Recipe Complete, one step per screen', async ({ page, server }) => {
  const recipe = await server.fetchDish('asian');
  const count = recipe.instructions.length;
  await page.goto(`/recipe/${recipe._id}`);
  await page.getByRole('link', { name: 'Cook step by step' }).click();
  await expect(page).toHaveURL(`/recipe/${recipe._id}/cook`);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectStep(page, 1, count);
  await expect(page.getByText(recipe.instructions[0] ?? '?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  await expect(page.getByText('Screen stays on')).toBeVisible();
  const held = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map((lock) => lock.name));
  await expect.poll(held).toContain('busy');

  await walk(page, 1, count, count);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Recipe Complete' })).toBeVisible();
  await expect.poll(held).not.toContain('busy');

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();
  await page.goto(`/recipe/${recipe._id}/cook`);
  await expectStep(page, 1, count);
});
