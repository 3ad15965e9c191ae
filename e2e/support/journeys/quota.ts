import type { Page } from 'playwright/test';

/** Limits the storage of `origin` to `quotaSize` bytes; without a size the limit is lifted. */
export async function allow(page: Page, origin: string, quotaSize?: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}
