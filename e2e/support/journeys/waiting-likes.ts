import { expect, type Page } from 'playwright/test';
import { Member } from '../members.ts';
import { expectKeptPage } from '../stored.ts';

let journeys = 0;

/** The like counts of these posts on the server. */
export async function readLikes(ana: Member, ids: readonly string[]): Promise<number[]> {
  const posts = await Promise.all(ids.map((id) => ana.fetchPost(id)));
  return posts.map(({ likeCount }) => likeCount);
}

/** Creates three posts by Ben, and a page on which Ana has seen them. */
export async function beginLikes(
  page: Page,
  port: number,
  settle: (page: Page) => Promise<void>,
  toAddress = (path: string) => path,
) {
  const [ana, ben] = await Promise.all([Member.join(port, 'Ana'), Member.join(port, 'Ben')]);
  journeys += 1;
  const titles = ['Soup', 'Stew', 'Broth'].map((dish) => `${dish} no. ${journeys}`);
  const ids: string[] = [];
  for (const title of titles) ids.push(await ben.post(title, 'Hot'));
  await page.goto(toAddress('/'));
  await settle(page);
  await ana.signIn(page);
  // Opened once, so that it opens with no network.
  await page.goto(toAddress('/community'));
  for (const title of titles) await expect(page.getByText(title).first()).toBeVisible();
  await expectKeptPage(page, ana.id, 'feed');
  return { ana, ben, ids, titles };
}
