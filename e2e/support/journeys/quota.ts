import type { Page } from 'playwright/test';

/** Limits the storage of `origin` to `quotaSize` bytes. Without a size the limit is removed. */
export async function setQuota(page: Page, origin: string, quotaSize?: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}
