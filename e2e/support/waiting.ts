import { expect, type Page } from 'playwright/test';
import { readStored } from './stored.ts';

/** Time for what is tried again later, and for a busy machine. */
export const arrival = { timeout: 60_000 };

/** Likes the posts of the feed by their titles; from then on each waits on the device, or is there. */
export async function likePosts(page: Page, titles: readonly string[], origin = ''): Promise<void> {
  await page.goto(`${origin}/community`);
  await likeShown(page, titles);
}

/** The same on the feed that is open. */
export async function likeShown(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(card.getByRole('button', { name: 'Unlike' })).toBeVisible();
  }
}

/** Taps the hearts of the first dishes of a family. */
export async function markDishes(page: Page, family: string, count: number): Promise<void> {
  await page.goto(`/cuisine/${family}`);
  for (let n = 0; n < count; n += 1) {
    await page.getByRole('button', { name: 'Add to favorites' }).first().click();
    await expect(page.getByRole('button', { name: 'Remove from favorites' })).toHaveCount(n + 1);
  }
}

export async function countStored(page: Page): Promise<number> {
  return (await readStored(page, 'outbox')).length;
}

/** The sheet, opened from the count on whatever page is shown. */
export async function openOutbox(page: Page, count: number) {
  await page.getByRole('button', { name: `${count} waiting to send` }).click();
  const things = count === 1 ? '1 thing' : `${count} things`;
  const sheet = page.getByRole('dialog', { name: `${things} waiting to send` });
  await expect(sheet).toBeVisible();
  return sheet;
}
