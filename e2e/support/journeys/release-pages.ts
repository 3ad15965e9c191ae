import type { BrowserContext, Page } from 'playwright/test';

/** The notice shown when a newer version is ready. */
export const OFFER = 'A fresh version is ready';

/** The release that a page runs, from the name of its entry chunk. */
export const readRelease = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return Number(names.map((name) => /\/main-[\w-]+?r(\d+)\.js$/.exec(name)?.[1]).find(Boolean));
  });

/** Checks for a new service worker, which the browser otherwise does from time to time. */
export const check = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

export async function openSecond(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Opens home and waits until the app has started. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('simmer.visits') === '1');
}

/** Navigates inside the app, like a link, without loading a document. */
export const continueTo = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState({}, '', to), address);
