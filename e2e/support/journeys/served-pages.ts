import { expect, type Page } from 'playwright/test';
import { isHydrated, untilRendered } from '../page-ready.ts';

/** Keeps the first parsed `main` element, to check whether the app hydrates it. */
async function rememberFirstMain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { firstMain: document.querySelector('main') });
    });
  });
}

const hasFirstMain = () => document.querySelector('main') === Reflect.get(globalThis, 'firstMain');

/**
 * Blocks the app's scripts, so that the page stays as served.
 * @returns a function that lets the app start
 */
export async function holdApp(page: Page): Promise<() => void> {
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

/** Expects that the page is visible before any script, and that the app hydrates its elements. */
export async function expectGoesOn(page: Page, address: string): Promise<void> {
  await untilRendered(address);
  await rememberFirstMain(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  expect(await page.evaluate(hasFirstMain)).toBe(true);
}
