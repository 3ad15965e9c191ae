import { expect, test } from '../../support/fixtures.ts';
import { expectGoesOn, holdApp } from '../../support/journeys/served-pages.ts';
import { Member } from '../../support/members.ts';
import { isHydrated, untilRendered } from '../../support/page-ready.ts';

for (const path of [
  '/cuisine/asian',
  '/all-recipes',
  '/trending-recipes',
  '/search',
  '/community?tab=trending',
]) {
  test(`${path} is shown before any script, and the app hydrates it`, async ({ page, network }) => {
    await expectGoesOn(page, network.origin + path);
  });
}

test('a search typed before the app has started is run once it has', async ({ page, network }) => {
  await untilRendered(`${network.origin}/search`);
  const releaseApp = await holdApp(page);
  await page.goto(`${network.origin}/search`, { waitUntil: 'commit' });
  await page.getByRole('searchbox').pressSequentially('ramen');
  releaseApp();
  await expect(page.getByRole('link', { name: /Shoyu Ramen/ })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('ramen');
});

test('the cooking view shows its first step before any script, and a stored session replaces it', async ({
  page,
  network,
}) => {
  const address = `${network.origin}/recipe/shoyu-ramen/cook`;
  await untilRendered(address);
  const releaseApp = await holdApp(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByText(/^Put 1 kg chicken wings/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  releaseApp();
  const second = page.getByRole('heading', { level: 1, name: /^Step 2 of 10/ });
  await expect(second).toBeAttached();
  await page.reload();
  await expect(second).toBeAttached();
});

test('a page shows an error with a link to reload if its script fails to load', async ({
  page,
  network,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  const address = `${network.origin}/recipe/shoyu-ramen`;
  await untilRendered(address);
  await page.route(/\/assets\/main-/, (route) => route.abort());
  await page.goto(address);
  const note = page.getByRole('alert').filter({ hasText: 'This page did not load. Try again.' });
  await expect(note).toBeVisible();
  await page.unroute(/\/assets\/main-/);
  await note.getByRole('link', { name: 'Load again' }).click();
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
});

test('a served post shows a member their own like', async ({ page, network, server }) => {
  const leyla = await Member.join(server.port, 'Leyla');
  const post = await leyla.post('A soup that is served', 'Lentils, cumin, lemon.');
  await leyla.ask('POST', `/posts/${post}/like`);
  await page.goto(network.origin);
  await leyla.signIn(page);
  // Bypasses the worker on the next reload, like a hard reload.
  await page.route('**/sw.js', (route) => route.abort());
  await page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    await Promise.all(all.map((one) => one.unregister()));
  });
  await page.goto(`${network.origin}/post/${post}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'A soup that is served' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlike' }).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a recipe shows its ingredients and steps', async ({ page, network }) => {
    await page.goto(`${network.origin}/recipe/shoyu-ramen`);
    await expect(page.getByRole('heading', { level: 1, name: 'Shoyu Ramen' })).toBeVisible();
    await expect(page.getByText('chicken wings').first()).toBeVisible();
    await expect(page.getByText('Start the broth').first()).toBeVisible();
  });
});
