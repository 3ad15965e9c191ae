import { listViolationsInBoth, SIZES } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';

// A strict policy would stop inline styles that axe needs to judge contrast.
// Nothing here is the worker's: filling the device takes a quarter of the work of such a page.
test.use({ bypassCSP: true, serviceWorkers: 'block' });

/** `_`: a recipe. */
const PAGES = {
  home: '/',
  'a cuisine': '/cuisine/asian',
  'all recipes': '/all-recipes',
  'trending recipes': '/trending-recipes',
  'a recipe': '/recipe/_',
  'a story': '/recipe/_?tab=story',
  'the music': '/recipe/_?tab=music',
  'a search': '/search?q=soup',
  'a search to begin': '/search',
  'a search for nothing': '/search?q=xyzzy',
  'the community': '/community',
  'what is kept': '/profile/storage',
  'no recipe': '/recipe/no-such-dish',
  'no page': '/no-such-page',
  'the cooking view': '/recipe/_/cook',
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`axe finds nothing on a phone and wide, in light and in dark: ${name}`, async ({
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
    expect(await listViolationsInBoth(page, name, Object.values(SIZES))).toEqual([]);
  });
}

test('axe finds nothing on a recipe scaled and swapped, nor at its stove', async ({ page }) => {
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
