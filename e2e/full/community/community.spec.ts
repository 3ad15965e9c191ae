import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { readStored } from '../../support/stored.ts';

/** One grey pixel. */
const POINT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

const toCard = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

test('the feed opens with the server stopped; a like waits there and arrives', async ({
  page,
  server,
  network,
  settle,
}) => {
  const kofi = await Member.join(server.port, 'Kofi');
  const amara = await Member.join(server.port, 'Amara');
  const title = 'Beans that waited for a pot';
  const id = await kofi.post(title, 'My neighbour knocked with a bag of beans.');
  await page.goto('/');
  await settle(page);
  await amara.signIn(page);
  await page.goto('/community');
  await expect(toCard(page, title)).toBeVisible();
  await expect.poll(() => readStored(page, 'communityPages')).not.toEqual([]);

  await network.setCondition('server-down');
  await page.reload();
  await expect(page.getByText(/^You’re offline\. Showing posts from \d\d:\d\d\.$/)).toBeVisible();
  await toCard(page, title).getByRole('button', { name: 'Like' }).click();
  await expect(toCard(page, title).getByRole('button', { name: 'Unlike' })).toBeVisible();
  await page.reload();
  await expect(toCard(page, title).getByRole('button', { name: 'Unlike' })).toBeVisible();

  await network.setCondition('perfect');
  await page.reload();
  await expect
    .poll(async () => (await kofi.fetchPosts()).find(({ _id }) => _id === id)?.likeCount)
    .toBe(1);
  await expect(toCard(page, title).getByText('1 like')).toBeAttached();
});

test('Back from a post restores the scroll position and the loaded posts', async ({
  page,
  server,
}) => {
  const kofi = await Member.join(server.port, 'Kofi');
  for (let at = 1; at <= 26; at += 1) await kofi.post(`Dish ${at}`, 'Slowly.');
  await page.goto('/community');
  await toCard(page, 'Dish 7').scrollIntoViewIfNeeded();
  await expect(toCard(page, 'Dish 3')).toBeAttached();
  await toCard(page, 'Dish 3').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await toCard(page, 'Dish 3').getByRole('link', { name: 'Dish 3', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dish 3' })).toBeVisible();
  await kofi.post('Something new', 'Just now.');
  await page.goBack();
  await expect(toCard(page, 'Something new')).toBeAttached();
  await expect(toCard(page, 'Dish 3')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before);
});

test('a tap on the picture of a post opens it, as anywhere else on its card', async ({
  page,
  server,
}) => {
  const kofi = await Member.join(server.port, 'Kofi');
  const title = 'One pot, in the evening light';
  const id = await kofi.post(title, 'Slowly.', POINT);
  await page.goto('/community');
  const picture = await toCard(page, title).getByRole('img').boundingBox();
  if (!picture) throw new Error('the card shows no picture');
  await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
  await expect(page).toHaveURL(new RegExp(`/post/${id}$`));
});
