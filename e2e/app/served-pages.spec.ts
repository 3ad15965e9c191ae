import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { Member } from '../support/members.ts';

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
  const held = { release: () => {} };
  const gate = new Promise<void>((resolve) => {
    held.release = resolve;
  });
  await page.route(/\/assets\/main-/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(network.origin, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start Cooking' }).click();
  held.release();
  await expect(page.getByRole('dialog', { name: 'What are we cooking?' })).toBeVisible();
});

test('what is typed before the app stands is searched for once it does', async ({
  page,
  network,
}) => {
  await expect
    .poll(async () => (await fetch(`${network.origin}/search`)).text())
    .toContain('<main');
  const held = { release: () => {} };
  const gate = new Promise<void>((resolve) => {
    held.release = resolve;
  });
  await page.route(/\/assets\/main-/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${network.origin}/search`, { waitUntil: 'commit' });
  await page.getByRole('searchbox').pressSequentially('ramen');
  held.release();
  await expect(page.getByRole('link', { name: /Shoyu Ramen/ })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('ramen');
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
