import { expect, test } from '../../support/fixtures.ts';

test('Back, the list of all steps, and Close', async ({ page, server }) => {
  const recipe = await server.fetchDish('latin');
  const count = recipe.instructions.length;
  await page.goto(`/recipe/${recipe._id}/cook`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(new RegExp(`^Step 1 of ${count}`));
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();

  await page.getByRole('button', { name: 'All steps', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Step 3:/ })
    .click();
  await expect(heading).toHaveText(new RegExp(`^Step 3 of ${count}`));
  // The list also has a "Close" button until its animation has ended.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading).toHaveText(new RegExp(`^Step 2 of ${count}`));

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`/recipe/${recipe._id}`);
});
