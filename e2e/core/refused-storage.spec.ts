import { expect, test } from '../support/fixtures.ts';
import { Member } from '../support/members.ts';
import { arrivalTimeout } from '../support/waiting.ts';

test('[T-outbox-11] a browser that stores nothing shows a notice before typing, and the published post arrives once', {
  tag: '@journey-11',
}, async ({ page, server, network, writeLog, settle }) => {
  const ana = await Member.join(server.port, 'Ana');
  await page.goto('/');
  // Also loads the chunk that sends writes, which cannot be loaded offline.
  await settle(page);
  await ana.signIn(page);
  writeLog.noteFault();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await page.goto('/create-post');
  const notice = page.getByText(
    /^This device can’t store anything\. Your text is only kept while this page is open/,
  );
  await expect(notice).toBeVisible();
  const title = page.getByLabel('Title');
  await expect(title).toHaveValue('');
  await title.fill('Tagine');
  await page.getByLabel('What happened in the kitchen?').fill('On the train.');
  await network.setCondition('server-down');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Failed to save post: /)).toBeVisible(arrivalTimeout);
  await expect(title).toHaveValue('Tagine');
  await network.setCondition('perfect');
  await page.getByRole('button', { name: 'Publish' }).click();
  // The form closes only once the server has accepted the post.
  await page.waitForURL('**/community');
  writeLog.noteDirect(1, (await ana.fetchPosts()).length);
});
