import type { BrowserContext, Page } from 'playwright/test';

/** What a page says once a newer version is ready to take over. */
export const OFFER = 'A fresh version is ready';

/** The release a page runs, by the name of its entry. */
export const readRelease = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return Number(names.map((name) => /\/main-[\w-]+?r(\d+)\.js$/.exec(name)?.[1]).find(Boolean));
  });

/** As the browser does by itself now and then. */
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

/** The page stands and listens for what gets lost. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('simmer.visits') === '1');
}

/** As a link of the page would: no new document. */
export const goOnTo = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState({}, '', to), address);
