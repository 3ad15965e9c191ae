import { expect, test } from '../../support/fixtures.ts';
import { expectWhole } from '../../support/journeys/large-text.ts';
import { Member } from '../../support/members.ts';
import { untilReady } from '../../support/page-ready.ts';

/** One grey pixel. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

test('these pages fit at 200 % text size, on a phone and on a desktop', async ({
  page,
  server,
}) => {
  const ana = await Member.join(server.port, 'Ana');
  const id = await ana.post('Fourteen people, one pot', 'A long evening.');
  const { _id } = await server.fetchDish('asian');
  const open = async (path: string) => {
    await page.goto(path);
    await untilReady(page);
    await expectWhole(page, path);
  };
  await open('/login');
  await open('/register');
  await open('/forgot-password');
  await ana.signIn(page);
  const kept = ['/', '/all-recipes', `/recipe/${_id}`, `/recipe/${_id}/cook`, '/community'];
  const written = ['/create-post', `/create-post?edit=${id}`, `/post/${id}`];
  const others = ['/profile', `/profile/${ana.id}`, '/search', '/search?q=soup', '/status'];
  for (const path of [...kept, ...written, ...others]) await open(path);
});

test('the settings, their dialogs and a post with pictures fit at 200 % text size', async ({
  page,
  server,
}) => {
  const ana = await Member.join(server.port, 'Ana');
  const kofi = await Member.join(server.port, 'Kofi');
  const blocked = await Member.join(server.port, 'Konstantinopolous');
  const hidden = await kofi.post('A pot for a whole street', 'A long evening.');
  await ana.ask('PUT', `/user/hidden-posts/${hidden}`, { hidden: true });
  await ana.ask('PUT', `/users/${blocked.id}/block`, { blocked: true });
  const quiet = { from: 22 * 60, to: 8 * 60 };
  await ana.ask('PUT', '/user/push-settings', { on: true, kinds: [], quiet, timeZone: 'UTC' });
  await page.goto('/');
  await ana.signIn(page, '/profile');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('From')).toBeVisible();
  await expectWhole(page, 'settings');
  for (const name of ['Hidden posts', 'Blocked members', 'Where you’re signed in']) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectWhole(page, name);
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
  await page.goto('/create-post');
  const picture = { name: '1.png', mimeType: 'image/png', buffer: POINT };
  await page.getByLabel('Add a picture').setInputFiles([picture, picture]);
  await expect(page.getByAltText('Your picture 2 of 2')).toBeVisible();
  await expectWhole(page, 'pictures');
});
