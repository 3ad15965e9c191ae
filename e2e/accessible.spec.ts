import axe, { type AxeResults } from 'axe-core';
import { expect, test } from './fixtures.ts';

// A strict policy would stop inline styles that axe needs to judge contrast.
test.use({ bypassCSP: true });

const toPages = (recipe: string) => ({
  home: '/',
  'a cuisine': '/cuisine/asian',
  'all recipes': '/all-recipes',
  'trending recipes': '/trending-recipes',
  'a recipe': `/recipe/${recipe}`,
  'a story': `/recipe/${recipe}?tab=story`,
  'the music': `/recipe/${recipe}?tab=music`,
  'a search': '/search?q=soup',
  'a search to begin': '/search',
  'a search for nothing': '/search?q=xyzzy',
  'what is kept': '/profile/storage',
  'no recipe': '/recipe/no-such-dish',
  'no page': '/no-such-page',
  'the cooking view': `/recipe/${recipe}/cook`,
});
const SIZES = { phone: { width: 412, height: 915 }, desktop: { width: 1280, height: 900 } };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries(SIZES)) {
    test(`axe finds nothing on a ${device} in ${colorScheme}`, async ({
      page,
      server,
      complaints,
    }) => {
      complaints.expect(/status of 404/);
      const recipe = await server.fetchDish('asian');
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [name, path] of Object.entries(toPages(recipe._id))) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() => globalThis.axe.run());
        const found = violations.map(
          ({ id, nodes }) =>
            `${name}: ${id} at ${nodes.map(({ html }) => html.slice(0, 200)).join(', ')}`,
        );
        expect.soft(found).toEqual([]);
      }
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a recipe scaled and swapped, nor at its stove, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES.phone);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const look = async (name: string) => {
      // Colours in mid-fade are nobody's to read: what ends is waited for.
      await page.evaluate(() => {
        const ending = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
      });
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      const found = violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.html}`);
      expect.soft(found).toEqual([]);
    };
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
}

declare global {
  var axe: { run: () => Promise<AxeResults> };
}
