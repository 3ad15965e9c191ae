import { expect, test } from '../support/fixtures.ts';

test('[T-cook-1] cooking continues at its step after the server stopped and the page was reloaded', async ({
  page,
  server,
  network,
  settle,
}) => {
  const recipe = await server.fetchDish('asian');
  const count = recipe.instructions.length;
  const atStep = (step: number) =>
    page.getByRole('heading', { level: 1, name: `Step ${step} of ${count}` });
  await page.goto(`/recipe/${recipe._id}`);
  await settle(page);
  await page.getByRole('link', { name: 'Cook step by step' }).click();
  await expect(page).toHaveURL(`/recipe/${recipe._id}/cook`);
  await expect(atStep(1)).toBeAttached();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(atStep(2)).toBeAttached();

  await network.setCondition('server-down');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(atStep(3)).toBeAttached();
  await page.reload();
  await expect(atStep(3)).toBeAttached();

  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).click();
  for (let step = 3; step < count; step += 1) {
    await expect(atStep(step)).toBeAttached();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Recipe Complete' })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Where to tonight?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeHidden();
  await page.goto(`/recipe/${recipe._id}/cook`);
  await expect(atStep(1)).toBeAttached();
});
