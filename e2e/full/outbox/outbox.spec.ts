import { expect, test } from '../../support/fixtures.ts';
import { beginLikes, readLikes } from '../../support/journeys/waiting-likes.ts';
import { Member } from '../../support/members.ts';
import { fillOldDatabase } from '../../support/old-database.ts';
import { Phone } from '../../support/phone.ts';
import { readStored, settleOn } from '../../support/stored.ts';
import {
  arrivalTimeout,
  countStored,
  likePosts,
  markDishes,
  openOutbox,
} from '../../support/waiting.ts';

test('taps with the server stopped, while another member writes, arrive once and update the page', async ({
  page,
  server,
  network,
  settle,
}) => {
  const { ana, ben, ids, titles } = await beginLikes(page, server.port, settle);
  await network.setCondition('server-down');
  await likePosts(page, titles);
  await markDishes(page, 'asian', 5);
  await ben.edit(ids[0] ?? '', { title: 'Soup of the day' });
  await ben.ask('POST', `/posts/${ids[0]}/like`);
  await page.goto('/community');
  const sheet = await openOutbox(page, 8);
  await expect(sheet.getByText(`Like “${titles[0]}”`)).toBeVisible();
  await expect(sheet.getByText(/^Favorite “/)).toHaveCount(5);
  await expect(sheet.getByRole('button', { name: 'Send all when online' })).toBeVisible();

  network.answers = [];
  await network.setCondition('perfect');
  // The writes are sent automatically. "Send all" only skips the wait.
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible(
    arrivalTimeout,
  );
  expect(await readLikes(ana, ids)).toEqual([2, 1, 1]);
  expect(await ana.fetchFavorites()).toHaveLength(5);
  const writes = network.answers.filter(({ path }) => /\/(like|favorites)$/.test(path));
  expect(writes.filter(({ isReplayed }) => !isReplayed)).toHaveLength(8);
});

test('[T-outbox-4] after a cold start with the server stopped, the count, the sheet and the signed-in member are there', {
  tag: '@journey-4',
}, async ({ server, network, writeLog }) => {
  test.setTimeout(120_000);
  const all = (await server.fetchAll()).length;
  const phone = await Phone.open();
  const first = await phone.start();
  const toAddress = (path: string) => `${network.origin}${path}`;
  const { ana, ids, titles } = await beginLikes(
    first,
    server.port,
    (page) => settleOn(page, all),
    toAddress,
  );
  // Chromium writes local storage some seconds late. If it were killed earlier, it would start signed out.
  await phone.quit();
  await network.setCondition('server-down');
  const second = await phone.start();
  await likePosts(second, titles, network.origin);
  writeLog.noteFault();
  const later = await phone.start();
  await later.goto(toAddress('/profile'));
  await expect(later.getByRole('heading', { name: 'Ana' })).toBeVisible();
  const sheet = await openOutbox(later, 3);
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  expect(await writeLog.note(later)).toBe(3);
  await network.setCondition('perfect');
  await later.reload();
  await expect.poll(() => countStored(later), arrivalTimeout).toBe(0);
  expect(await readLikes(ana, ids)).toEqual([1, 1, 1]);
  await phone.close();
});

test('[T-outbox-3] each write arrives once after two 503 answers', { tag: '@journey-3' }, async ({
  context,
  page,
  server,
  network,
  writeLog,
  settle,
}) => {
  const { ana, ids, titles } = await beginLikes(page, server.port, settle);
  const tries = new Map<string, number>();
  network.wasDisturbed = true;
  await context.route('**/api/posts/*/like', async (route) => {
    const key = route.request().headers()['idempotency-key'] ?? '';
    const count = (tries.get(key) ?? 0) + 1;
    tries.set(key, count);
    if (count > 2) await route.continue();
    else await route.fulfill({ status: 503, json: { error: 'Not now' } });
  });
  await likePosts(page, titles);
  await expect.poll(() => readLikes(ana, ids), { timeout: 50_000 }).toEqual([1, 1, 1]);
  expect([...tries.values()]).toEqual([3, 3, 3]);
  await expect.poll(() => countStored(page), arrivalTimeout).toBe(0);
  writeLog.noteFault(6);
  writeLog.noteDirect(3, network.writes.filter(({ isReplayed }) => !isReplayed).length);
});

test('a token that dies while writes wait: signing in again sends them', { tag: '@soak' }, async ({
  page,
  server,
  network,
  consoleErrors,
  settle,
}) => {
  consoleErrors.expect(/status of 401/);
  const { ana, ids, titles } = await beginLikes(page, server.port, settle);
  await network.setCondition('server-down');
  await likePosts(page, titles);
  await ana.ask('POST', '/auth/logout');
  await network.setCondition('perfect');
  await page.getByRole('button', { name: 'Sign in' }).click(arrivalTimeout);
  expect(await countStored(page)).toBe(3);
  await ana.fillSignIn(page);
  await expect.poll(() => countStored(page), arrivalTimeout).toBe(0);
  await ana.refresh();
  expect(await readLikes(ana, ids)).toEqual([1, 1, 1]);
});

test('[T-outbox-15] each write arrives once after answers never come, and then a hotel’s page comes instead', {
  tag: ['@journey-15', '@soak'],
}, async ({ page, server, network, consoleErrors, writeLog, settle }) => {
  consoleErrors.expect(/MIME type|Failed to (load module script|fetch)/);
  const { ana, ids, titles } = await beginLikes(page, server.port, settle);
  await network.setCondition('mute');
  await likePosts(page, titles);
  await expect.poll(() => readLikes(ana, ids.slice(0, 1)), arrivalTimeout).toEqual([1]);
  expect(await writeLog.note(page)).toBe(3);
  await network.setCondition('portal');
  await page.goto('/');
  await expect(page.getByRole('button', { name: '3 waiting to send' })).toBeVisible(arrivalTimeout);
  await network.setCondition('perfect');
  await page.reload();
  await expect.poll(() => countStored(page), arrivalTimeout).toBe(0);
  expect(await readLikes(ana, ids)).toEqual([1, 1, 1]);
});

test('[T-outbox-12] month-old writes of an older version of the app are sent', {
  tag: '@journey-12',
}, async ({ page, server, consoleErrors, writeLog }) => {
  // The browser requests a favicon for a plain file, which is missing.
  consoleErrors.expect(/status of 404/);
  const ana = await Member.join(server.port, 'Ana');
  await page.goto('/sw.js');
  await page.evaluate(fillOldDatabase, { userId: ana.id, at: Date.now() - 30 * 86_400_000 });
  expect(await writeLog.note(page)).toBe(1);
  writeLog.noteFault();
  await ana.signIn(page, '/');
  await expect.poll(() => ana.fetchFavorites(), arrivalTimeout).toEqual(['Tom Yum']);
  await expect.poll(() => readStored(page, 'outbox'), arrivalTimeout).toEqual([]);
});
