import { expect, test } from '../../support/fixtures.ts';

test('a word never typed before finds its dish with the server stopped, and Back finds the results', async ({
  page,
  server,
  network,
  settle,
}) => {
  await page.goto('/');
  await settle(page);
  await network.setCondition('server-down');
  await server.stop();

  await page.getByRole('link', { name: 'Search' }).filter({ visible: true }).first().click();
  const field = page.getByRole('searchbox', { name: 'Search recipes' });
  await expect(field).toBeFocused();
  await field.pressSequentially('chiken');
  const results = page.getByRole('region', { name: 'Recipes' });
  await expect(results.getByRole('listitem').first()).toContainText('Chicken');
  await expect(page.getByText(/^Searching this device: \d+ recipes/)).toBeVisible();

  const dish = results.getByRole('link').first();
  const title = await dish.getByRole('heading').innerText();
  await field.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('chiken');
  await expect(dish).toContainText(title);
  await page.reload();
  await expect(field).toHaveValue('chiken');
  await expect(dish).toContainText(title);
});
