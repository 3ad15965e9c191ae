import type { Browser, Page } from 'playwright';
import { watchMainThread } from '../main-thread.ts';

/** CPU milliseconds of the page's main thread. */
export interface StartCpu {
  /** The start with empty storage. */
  first: number;
  /** The start with an active worker and everything cached. */
  warm: number;
}

/** Time after the last request for remaining work of the page. */
const SETTLE_MS = 1_000;
/** Time for the worker to activate and to download its files. */
const INSTALL_MS = 6_000;
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
};

export async function measureStart(browser: Browser, address: string): Promise<StartCpu> {
  const context = await browser.newContext(PHONE);
  try {
    const first = await measureVisit(await context.newPage(), address);
    const between = await context.newPage();
    await between.goto(address);
    await between.waitForTimeout(INSTALL_MS);
    await between.close();
    return { first, warm: await measureVisit(await context.newPage(), address) };
  } finally {
    await context.close();
  }
}

async function measureVisit(page: Page, address: string): Promise<number> {
  const read = await watchMainThread(page);
  const before = await read();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const { task } = await read();
  await page.close();
  return task - before.task;
}
