import type { Page } from 'playwright/test';

/** Gives this origin so many bytes and no more; as many as the disk has where none are named. */
export async function allow(page: Page, origin: string, quotaSize?: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}
