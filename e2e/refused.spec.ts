import { expect, test } from './fixtures.ts';
import { Member } from './members.ts';
import { readStored } from './stored.ts';
import { arrival, countStored } from './waiting.ts';

const WORDS = 'I would use smoked paprika, and less of it.';

test('a comment that waits for a post deleted meanwhile is kept with its text, to be copied', {
  tag: '@journey-14',
}, async ({ page, server, network, complaints, ledger, settle }) => {
  complaints.expect(/status of 404/);
  const [ana, ben] = await Promise.all([
    Member.join(server.port, 'Ana'),
    Member.join(server.port, 'Ben'),
  ]);
  const post = await ben.post('Paella', 'Hot');
  const dish = await server.fetchDish('latin');
  await page.goto('/');
  await settle(page);
  await ana.signIn(page);
  await page.goto(`/post/${post}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Paella' })).toBeVisible();
  await expect.poll(async () => (await readStored(page, 'communityPages')).length).not.toBe(0);
  await network.become('server-down');
  await page.getByRole('textbox', { name: 'Add a comment' }).fill(WORDS);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const comment = page.getByRole('listitem').filter({ hasText: WORDS });
  await expect(comment.getByText('Waiting to send')).toBeVisible();
  await page.goto(`/recipe/${dish._id}`);
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  await expect.poll(() => ledger.note(page)).toBe(2);

  await ben.ask('DELETE', `/posts/${post}`);
  await network.become('perfect');
  await page.goto('/community');
  // What has nothing to do with it is not held up.
  await expect.poll(() => countStored(page), arrival).toBe(1);
  await expect.poll(() => ana.fetchFavorites()).toEqual([dish.recipe_name]);
  await page.getByRole('button', { name: '1 couldn’t be sent' }).click(arrival);
  const sheet = page.getByRole('dialog', { name: '1 thing couldn’t be sent' });
  await expect(sheet.getByText('The post is gone')).toBeVisible(arrival);
  await expect(sheet.getByText(WORDS)).toBeVisible();
  await sheet.getByRole('button', { name: 'Copy text' }).click();
  await expect(
    sheet.getByRole('button', { name: 'Copied' }).or(sheet.getByLabel('Your text')),
  ).toBeVisible();
  await ledger.noteRefused(page);
});

test('a browser that stores nothing says so before one types, and what is published arrives once', {
  tag: '@journey-11',
}, async ({ page, server, network, ledger }) => {
  const ana = await Member.join(server.port, 'Ana');
  await page.goto('/');
  await ana.signIn(page);
  ledger.noteFault();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await page.goto('/create-post');
  const told = page.getByText(
    /^This device keeps nothing\. Your text lasts while this page is open/,
  );
  await expect(told).toBeVisible();
  const title = page.getByLabel('Title');
  await expect(title).toHaveValue('');
  await title.fill('Tagine');
  await page.getByLabel('What happened in the kitchen?').fill('On the train.');
  await network.become('server-down');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Failed to save post: /)).toBeVisible(arrival);
  await expect(title).toHaveValue('Tagine');
  await network.become('perfect');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Post published successfully').first()).toBeVisible(arrival);
  ledger.noteDirect(1, (await ana.fetchPosts()).length);
});
