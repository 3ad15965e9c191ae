import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { readStored } from '../../support/stored.ts';
import { arrivalTimeout, countStored } from '../../support/waiting.ts';

const WORDS = 'I would use smoked paprika, and less of it.';

test('[T-outbox-14] a comment on a post that was deleted meanwhile is kept with its text, to be copied', {
  tag: '@journey-14',
}, async ({ page, server, network, consoleErrors, writeLog, settle }) => {
  consoleErrors.expect(/status of 404/);
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
  await network.setCondition('server-down');
  await page.getByRole('textbox', { name: 'Add a comment' }).fill(WORDS);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const comment = page.getByRole('listitem').filter({ hasText: WORDS });
  await expect(comment.getByText('Waiting to send')).toBeVisible();
  await page.goto(`/recipe/${dish._id}`);
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  await expect.poll(() => writeLog.note(page)).toBe(2);

  await ben.ask('DELETE', `/posts/${post}`);
  await network.setCondition('perfect');
  await page.goto('/community');
  // Unrelated writes are not delayed.
  await expect.poll(() => countStored(page), arrivalTimeout).toBe(1);
  await expect.poll(() => ana.fetchFavorites()).toEqual([dish.recipe_name]);
  await page.getByRole('button', { name: '1 couldn’t be sent' }).click(arrivalTimeout);
  const sheet = page.getByRole('dialog', { name: '1 thing couldn’t be sent' });
  await expect(sheet.getByText('The post is gone')).toBeVisible(arrivalTimeout);
  await expect(sheet.getByText(WORDS)).toBeVisible();
  await sheet.getByRole('button', { name: 'Copy text' }).click();
  await expect(
    sheet.getByRole('button', { name: 'Copied' }).or(sheet.getByLabel('Your text')),
  ).toBeVisible();
  await writeLog.noteRefused(page);
});
