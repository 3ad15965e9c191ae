import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { Phone } from '../../support/phone.ts';
import { readStored, settleOn } from '../../support/stored.ts';

const CONTENT = 'What happened in the kitchen?';
const arrival = { timeout: 20_000 };

/** Twelve megapixels from a phone held upright: lying on its side, with a note that says so. */
function takePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at >> 9) ^ ((at * 7919) % 61);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 70 })
    .toBuffer();
}

async function write(page: Page, title: string, content: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel(CONTENT).fill(content);
}

/** A phone with somebody signed in, whose browser has put away what it writes late. */
async function preparePhone(server: { port: number }, origin: string, recipes: number) {
  const ana = await Member.join(server.port, 'Ana');
  const phone = await Phone.open();
  const page = await phone.start();
  await page.goto(origin);
  await settleOn(page, recipes);
  await ana.signIn(page);
  await phone.quit();
  return { ana, phone };
}

test('a post with a picture, written with no network in a browser that is killed, arrives once', {
  tag: '@journey-2',
}, async ({ server, network, writeLog }) => {
  const all = (await server.fetchAll()).length;
  const { ana, phone } = await preparePhone(server, network.origin, all);
  const page = await phone.start();
  await page.goto(network.origin);
  await network.setCondition('server-down');
  await page.goto(`${network.origin}/create-post`);
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await write(page, 'Dan dan', 'On the train.');
  await expect(page.getByAltText('Your picture')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL('**/community');
  await expect(page.getByRole('button', { name: '1 waiting to send' })).toBeVisible();
  expect(await readStored(page, 'drafts')).toEqual([]);
  expect(await writeLog.note(page)).toBe(2);
  writeLog.noteFault();
  await phone.kill();

  await network.setCondition('perfect');
  const later = await phone.start();
  await later.goto(network.origin);
  await expect.poll(async () => (await ana.fetchPosts()).length, arrival).toBe(1);
  const [post] = await ana.fetchPosts();
  expect(post).toMatchObject({ title: 'Dan dan', content: 'On the train.' });
  const picture = await fetch(`${network.origin}${post?.image ?? ''}`);
  const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 1600]);
  const uploads = network.answers.filter(({ path }) => path === '/api/upload/image');
  expect(uploads).toMatchObject([{ status: 201 }]);
  await expect.poll(() => readStored(later, 'blobs'), arrival).toEqual([]);
  await later.goto(`${network.origin}/community`);
  const card = later.getByRole('article').filter({ hasText: 'Dan dan' });
  const shown = card.getByRole('img', { name: /^Picture by/ });
  const place = await shown.boundingBox();
  if (!place) throw new Error('The picture is not in sight');
  // The whole card leads to the post, its picture too.
  await later.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(later).toHaveURL(/\/post\//);
  await phone.close();
});

test('what was typed in a browser that is killed is offered again with its picture', {
  tag: '@soak',
}, async ({ server, network }) => {
  const all = (await server.fetchAll()).length;
  const { phone } = await preparePhone(server, network.origin, all);
  const page = await phone.start();
  await page.goto(`${network.origin}/create-post`);
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(page.getByAltText('Your picture')).toBeVisible();
  await write(page, 'Half a', 'sentence');
  await expect
    .poll(() => readStored(page, 'drafts'))
    .toMatchObject([{ written: { title: 'Half a', content: 'sentence' } }]);
  const later = await phone.start();
  await later.goto(`${network.origin}/create-post`);
  await later.getByRole('button', { name: 'Continue your draft' }).click();
  await expect(later.getByLabel('Title')).toHaveValue('Half a');
  await expect(later.getByLabel(CONTENT)).toHaveValue('sentence');
  await expect(later.getByAltText('Your picture')).toHaveJSProperty('naturalHeight', 1600);
  await phone.close();
});

test('an edit that meets another one offers both texts, and loses neither', {
  tag: '@journey-13',
}, async ({ page, server, network, consoleErrors, writeLog }) => {
  consoleErrors.expect(/status of 409/);
  const ana = await Member.join(server.port, 'Ana');
  await page.goto('/');
  await ana.signIn(page);
  const id = await ana.post('Soup', 'Hot');
  await page.goto(`/create-post?edit=${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Soup');
  await ana.edit(id, { title: 'Soup of the day' });
  await write(page, 'Cold soup', 'Cold');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two versions of this post' });
  await expect(dialog.getByText('Soup of the day')).toBeVisible();
  await expect(dialog.getByText('Cold soup')).toBeVisible();
  await dialog.getByRole('group', { name: 'Title' }).getByText('The other version').click();
  await dialog.getByRole('button', { name: 'Publish this' }).click();
  await expect(page.getByText('Post updated successfully').first()).toBeVisible();
  await page.waitForURL('**/community');
  expect(await ana.fetchPosts()).toMatchObject([{ title: 'Soup of the day', content: 'Cold' }]);
  writeLog.noteFault();
  writeLog.noteDirect(1, network.writes.filter(({ status }) => status === 200).length);
});

test('what was typed a moment before the page is loaded anew is offered again', async ({
  page,
  server,
}) => {
  const ana = await Member.join(server.port, 'Ana');
  await page.goto('/');
  await ana.signIn(page);
  const id = await ana.post('Soup', 'Hot');
  await page.goto('/create-post');
  await write(page, 'Half a', 'sentence');
  await page.reload();
  await page.getByRole('button', { name: 'Continue your draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a');
  await expect(page.getByLabel(CONTENT)).toHaveValue('sentence');
  await page.goto(`/post/${id}`);
  const box = page.getByRole('textbox', { name: /comment/i });
  await box.fill('Half a thought');
  await page.reload();
  await expect(box).toHaveValue('Half a thought');
});
