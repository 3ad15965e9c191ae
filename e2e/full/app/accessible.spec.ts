import { listViolationsInBoth, SIZES } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { MAIN_PAGES } from '../../support/journeys/main-pages.ts';

// A strict policy would stop inline styles that axe needs to judge contrast. These checks do not need the worker, and
// its downloads take a quarter of the work of a page.
test.use({ bypassCSP: true, serviceWorkers: 'block' });

for (const [name, path] of Object.entries(MAIN_PAGES)) {
  test(`axe finds nothing on a wide screen, in light and in dark: ${name}`, async ({
    page,
    server,
    consoleErrors,
  }) => {
    consoleErrors.expect(/status of 404/);
    const { _id } = await server.fetchDish('asian');
    await page.goto(path.replace('_', _id));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await listViolationsInBoth(page, name, [SIZES.desktop])).toEqual([]);
  });
}

test('axe finds nothing on a scaled and swapped recipe and in its cooking view', async ({
  page,
}) => {
  const look = async (name: string) =>
    expect.soft(await listViolationsInBoth(page, name)).toEqual([]);
  await page.goto('/recipe/dan-dan-noodles');
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('button', { name: 'US', exact: true }).click();
  await expect(page.getByText('5 servings').first()).toBeVisible();
  await look('scaled, in US units');
  await page.getByRole('tab', { name: 'Health-Conscious' }).click();
  await page.getByRole('switch', { name: 'coconut aminos instead of soy sauce' }).check();
  await look('one of two swaps is on');
  await page.getByRole('tab', { name: 'Authentic Recipe' }).click();
  await expect(page.getByText('instead of soy sauce').first()).toBeVisible();
  await look('swapped');
  await page.goto('/recipe/dan-dan-noodles/cook');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/coconut aminos and/).first()).toBeVisible();
  await look('the stove, scaled and swapped');
});
