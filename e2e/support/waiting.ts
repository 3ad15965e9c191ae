import { expect, type Page } from 'playwright/test';
import { readStored } from './stored.ts';

/** Long enough for retries and a busy machine. */
export const arrivalTimeout = { timeout: 60_000 };

/** Opens the feed and likes these posts, which then wait on the device or are sent. */
export async function likePosts(page: Page, titles: readonly string[], origin = ''): Promise<void> {
  await page.goto(`${origin}/community`);
  await likeShown(page, titles);
}

/** Likes these posts on the open feed. */
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

/** Opens the outbox sheet from the count on any page. */
export async function openOutbox(page: Page, count: number) {
  await page.getByRole('button', { name: `${count} waiting to send` }).click();
  const things = count === 1 ? '1 thing' : `${count} things`;
  const sheet = page.getByRole('dialog', { name: `${things} waiting to send` });
  await expect(sheet).toBeVisible();
  return sheet;
}
