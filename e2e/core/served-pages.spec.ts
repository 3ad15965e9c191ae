import { expect, test } from '../support/fixtures.ts';
import { expectGoesOn, holdApp } from '../support/journeys/served-pages.ts';
import { untilRendered } from '../support/page-ready.ts';

// Each visit has to be a first one, but the worker would answer the second.
test.use({ serviceWorkers: 'block' });

for (const path of ['/', '/recipe/shoyu-ramen', '/community']) {
  test(`${path} is shown before any script, and the app hydrates it`, async ({ page, network }) => {
    await expectGoesOn(page, network.origin + path);
  });
}

test('a tap before the app has started is handled once it has', async ({ page, network }) => {
  await untilRendered(network.origin);
  const releaseApp = await holdApp(page);
  await page.goto(network.origin, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start Cooking' }).click();
  releaseApp();
  await expect(page.getByRole('dialog', { name: 'What are we cooking?' })).toBeVisible();
});

test('the scroll position is kept when the app starts', async ({ page, network }) => {
  const address = `${network.origin}/recipe/dan-dan-noodles`;
  await untilRendered(address);
  const releaseApp = await holdApp(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByText(/^Step 1 of 8$/).scrollIntoViewIfNeeded();
  const readTo = await page.evaluate(() => scrollY);
  expect(readTo).toBeGreaterThan(300);
  releaseApp();
  // The bar with the name appears once the app has read the scroll position.
  await expect(page.getByRole('link', { name: 'Back' })).toHaveCount(2);
  expect(await page.evaluate(() => scrollY)).toBe(readTo);
});
