import { expect, test } from '../../support/fixtures.ts';

test('servings, US units and swaps reach the cooking view, survive reload and server stop, and can be reset', async ({
  page,
  server,
  network,
  settle,
}) => {
  await page.goto('/recipe/dan-dan-noodles');
  await settle(page);
  const list = page.getByRole('region', { name: 'Ingredients' });
  await expect(list.getByRole('checkbox', { name: '250 g minced pork' })).toBeVisible();
  await list.getByRole('button', { name: 'More servings' }).click();
  await list.getByRole('button', { name: 'More servings' }).click();
  await expect(list.getByText('6 servings')).toBeVisible();
  await expect(list.getByRole('checkbox', { name: '375 g minced pork' })).toBeVisible();
  await list.getByRole('button', { name: 'US' }).click();
  await expect(list.getByRole('checkbox', { name: '13 oz ground pork' })).toBeVisible();

  await page.getByRole('tab', { name: 'Health-Conscious' }).click();
  await page.getByRole('switch', { name: 'coconut aminos instead of soy sauce' }).check();
  await expect(page.getByText(/^One of two swaps is on/)).toBeVisible();
  await page.getByRole('link', { name: 'Cook step by step' }).click();
  await page.getByRole('button', { name: 'Next' }).click();

  await network.setCondition('server-down');
  await server.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Step 2 of 8/ })).toBeAttached();
  await expect(page.getByText(/with 3 tbsp coconut aminos and/)).toBeVisible();
  await expect(page.getByText('Dan Dan Noodles, for 6')).toBeVisible();

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Health-Conscious' }).click();
  await page.getByRole('button', { name: 'Back to the original recipe' }).click();
  await page.getByRole('tab', { name: 'Authentic Recipe' }).click();
  await expect(list.getByRole('checkbox', { name: '4½ tbsp soy sauce' })).toBeVisible();
  await list.getByRole('button', { name: 'Metric' }).click();
  await list.getByRole('button', { name: 'Fewer servings' }).click();
  await list.getByRole('button', { name: 'Fewer servings' }).click();
  await expect(list.getByRole('checkbox', { name: '250 g minced pork' })).toBeVisible();
});
