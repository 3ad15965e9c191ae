import sharp from 'sharp';
import { expect, test } from '../support/fixtures.ts';
import { preparePhone, takePhoto, write } from '../support/journeys/writing.ts';
import { readStored } from '../support/stored.ts';
import { arrivalTimeout } from '../support/waiting.ts';

test('[T-outbox-2] a post with a picture, written offline in a browser that is killed, arrives once', {
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
  await expect.poll(async () => (await ana.fetchPosts()).length, arrivalTimeout).toBe(1);
  const [post] = await ana.fetchPosts();
  expect(post).toMatchObject({ title: 'Dan dan', content: 'On the train.' });
  const picture = await fetch(`${network.origin}${post?.image ?? ''}`);
  const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 1600]);
  const uploads = network.answers.filter(({ path }) => path === '/api/upload/image');
  expect(uploads).toMatchObject([{ status: 201 }]);
  await expect.poll(() => readStored(later, 'blobs'), arrivalTimeout).toEqual([]);
  await later.goto(`${network.origin}/community`);
  const card = later.getByRole('article').filter({ hasText: 'Dan dan' });
  const shown = card.getByRole('img', { name: /^Picture by/ });
  const place = await shown.boundingBox();
  if (!place) throw new Error('The picture is not visible');
  // The whole card is a link to the post, including its picture.
  await later.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(later).toHaveURL(/\/post\//);
  await phone.close();
});
