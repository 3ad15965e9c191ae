import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';

/** Keeps the first `main` that was parsed, to see whether the app goes on with it. */
async function rememberFirstMain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { firstMain: document.querySelector('main') });
    });
  });
}

const hasFirstMain = () => document.querySelector('main') === Reflect.get(globalThis, 'firstMain');

/** React writes a note of its own to each element that it looks after. */
const isTakenOver = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));

/** Until the given function is called the page stands as it was served. */
async function holdApp(page: Page): Promise<() => void> {
  const held = { release: () => {} };
  const gate = new Promise<void>((resolve) => {
    held.release = resolve;
  });
  await page.route(/\/assets\/main-/, async (route) => {
    await gate;
    await route.continue();
  });
  return () => held.release();
}

for (const path of [
  '/',
  '/recipe/shoyu-ramen',
  '/cuisine/asian',
  '/all-recipes',
  '/trending-recipes',
  '/search',
]) {
  test(`${path} is shown before any script, and the app goes on with it`, async ({
    page,
    network,
  }) => {
    // Until it has been rendered for the first time, the neutral shell may be served.
    await expect.poll(async () => (await fetch(network.origin + path)).text()).toContain('<main');
    await rememberFirstMain(page);
    await page.goto(network.origin + path, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
    expect(await page.evaluate(hasFirstMain)).toBe(true);
  });
}

test('a tap before the app stands is done once it does', async ({ page, network }) => {
  const releaseApp = await holdApp(page);
  await page.goto(network.origin, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start Cooking' }).click();
  releaseApp();
  await expect(page.getByRole('dialog', { name: 'What are we cooking?' })).toBeVisible();
});

test('what is typed before the app stands is searched for once it does', async ({
  page,
  network,
}) => {
  await expect
    .poll(async () => (await fetch(`${network.origin}/search`)).text())
    .toContain('<main');
  const releaseApp = await holdApp(page);
  await page.goto(`${network.origin}/search`, { waitUntil: 'commit' });
  await page.getByRole('searchbox').pressSequentially('ramen');
  releaseApp();
  await expect(page.getByRole('link', { name: /Shoyu Ramen/ })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('ramen');
});

test('who has read on before the app stands stays there', async ({ page, network }) => {
  const address = `${network.origin}/recipe/dan-dan-noodles`;
  await expect.poll(async () => (await fetch(address)).text()).toContain('<main');
  const releaseApp = await holdApp(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByText(/^Step 1 of 8$/).scrollIntoViewIfNeeded();
  const readTo = await page.evaluate(() => scrollY);
  expect(readTo).toBeGreaterThan(300);
  releaseApp();
  // The bar with the name comes once the app has seen how far the page is scrolled.
  await expect(page.getByRole('link', { name: 'Back' })).toHaveCount(2);
  expect(await page.evaluate(() => scrollY)).toBe(readTo);
});

test('where the app’s code cannot be had the page says so, and can be loaded again', async ({
  page,
  network,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  const address = `${network.origin}/recipe/shoyu-ramen`;
  await expect.poll(async () => (await fetch(address)).text()).toContain('<main');
  await page.route(/\/assets\/main-/, (route) => route.abort());
  await page.goto(address);
  const note = page.getByRole('alert').filter({ hasText: 'This page did not load. Try again.' });
  await expect(note).toBeVisible();
  await page.unroute(/\/assets\/main-/);
  await note.getByRole('link', { name: 'Load again' }).click();
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
});

test('a member sees on a served post what is theirs', async ({ page, network, server }) => {
  const leyla = await Member.join(server.port, 'Leyla');
  const post = await leyla.post('A soup that is served', 'Lentils, cumin, lemon.');
  await leyla.ask('POST', `/posts/${post}/like`);
  await page.goto(network.origin);
  await leyla.signIn(page);
  // A reload that passes the worker by, as the browser's own hard reload does.
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

  test('a recipe is read with its ingredients and steps', async ({ page, network }) => {
    await page.goto(`${network.origin}/recipe/shoyu-ramen`);
    await expect(page.getByRole('heading', { level: 1, name: 'Shoyu Ramen' })).toBeVisible();
    await expect(page.getByText('chicken wings').first()).toBeVisible();
    await expect(page.getByText('Start the broth').first()).toBeVisible();
  });
});
