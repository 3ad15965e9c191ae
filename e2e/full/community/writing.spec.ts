import { expect, test } from '../../support/fixtures.ts';
import { CONTENT, preparePhone, takePhoto, write } from '../../support/journeys/writing.ts';
import { Member } from '../../support/members.ts';
import { readStored } from '../../support/stored.ts';

test('[T-drafts-1] a draft in a browser that is killed is offered again with its picture', {
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

test('[T-outbox-13] an edit that conflicts with another one offers both texts and loses neither', {
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

test('text typed just before a reload is restored', async ({ page, server }) => {
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
