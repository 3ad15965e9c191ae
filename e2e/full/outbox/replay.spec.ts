import * as v from 'valibot';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { Phone } from '../../support/phone.ts';
import { expectKeptPage, readStored, settleOn } from '../../support/stored.ts';
import {
  arrivalTimeout,
  countStored,
  likePosts,
  markDishes,
  openOutbox,
} from '../../support/waiting.ts';

const Stored = v.object({ createdAt: v.number() });

let journeys = 0;
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
/** The sender gives up after 30 seconds. */
const longTimeout = { timeout: 60_000 };

test('[T-outbox-6] when a token ends during sending, the rest waits for the next sign-in, and nothing is sent twice', {
  tag: ['@journey-6', '@soak'],
}, async ({ context, page, server, network, consoleErrors, writeLog, settle }) => {
  test.setTimeout(120_000);
  consoleErrors.expect(/status of 401/);
  const ana = await Member.join(server.port, 'Ana');
  const ben = await Member.join(server.port, 'Ben');
  const ids: string[] = [];
  journeys += 1;
  const titles = ['Broa', 'Caldo', 'Feijoada'].map((dish) => `${dish} no. ${journeys}`);
  for (const title of titles) ids.push(await ben.post(title, 'Hot'));
  await page.goto('/');
  await settle(page);
  await ana.signIn(page);
  await page.goto('/community');
  await expect(page.getByText(titles.at(-1) ?? '?').first()).toBeVisible();
  await expectKeptPage(page, ana.id, 'feed');
  await network.setCondition('server-down');
  await likePosts(page, titles);
  await markDishes(page, 'asian', 3);
  await expect.poll(() => writeLog.note(page)).toBe(6);

  const keys = new Set<string>();
  await context.route(/\/api\/(posts\/[^/]+\/like|user\/favorites)$/, async (route) => {
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    // The server rejects the third request, because the token has ended.
    if (keys.size === 3) await ana.ask('POST', '/auth/logout');
    await route.continue();
  });
  writeLog.noteFault();
  await network.setCondition('perfect');
  await page.reload();
  await expect
    .poll(() => network.writes.some(({ status }) => status === 401), arrivalTimeout)
    .toBe(true);
  expect(network.writes.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await countStored(page)).toBe(4);
  await page.goto('/login');
  await ana.fillSignIn(page);
  await expect.poll(() => countStored(page), longTimeout).toBe(0);
  await ana.refresh();
  const posts = await Promise.all(ids.map((id) => ana.fetchPost(id)));
  expect(posts.map(({ likeCount }) => likeCount)).toEqual([1, 1, 1]);
  expect(await ana.fetchFavorites()).toHaveLength(3);
});

test('[T-outbox-5] the sender gives up when the server never answers, and each write arrives once when answers return', {
  tag: ['@journey-5', '@soak'],
}, async ({ page, server, network, writeLog, settle }) => {
  test.setTimeout(180_000);
  const ana = await Member.join(server.port, 'Ana');
  await page.goto('/');
  await settle(page);
  await ana.signIn(page);
  await page.goto('/cuisine/asian');
  await expect(page.getByRole('button', { name: 'Add to favorites' }).first()).toBeVisible();
  await network.setCondition('mute');
  for (let n = 1; n <= 3; n += 1) {
    await page.getByRole('button', { name: 'Add to favorites' }).first().click();
    await expect(page.getByRole('button', { name: 'Remove from favorites' })).toHaveCount(n);
  }
  expect(await writeLog.note(page)).toBe(3);
  // The request timed out after 30 seconds, and is retried although no response ever arrived.
  const readTries = async () =>
    Number(Reflect.get(Object((await readStored(page, 'outbox'))[0]), 'attempts'));
  await expect.poll(readTries, { timeout: 90_000 }).toBeGreaterThan(1);
  await openOutbox(page, 3);
  await network.setCondition('perfect');
  await page.reload();
  await expect.poll(() => countStored(page), longTimeout).toBe(0);
  expect(await ana.fetchFavorites()).toHaveLength(3);
  expect(network.writes.filter(({ isReplayed }) => isReplayed).length).toBeGreaterThan(0);
});

test('[T-outbox-10] writes that wait for thirty days arrive once, also one with a lost answer', {
  tag: ['@journey-10', '@soak'],
}, async ({ server, network, writeLog }) => {
  test.setTimeout(180_000);
  const ana = await Member.join(server.port, 'Ana');
  const dishes = await server.fetchRecipes('latin');
  const names = dishes.slice(0, 4).map(({ recipe_name }) => recipe_name);
  let behind = MONTH_MS;
  const phone = await Phone.open(async (context) => {
    if (behind > 0) await context.clock.install({ time: Date.now() - behind });
  });
  const then = await phone.start();
  await then.goto(network.origin);
  await settleOn(then, (await server.fetchAll()).length);
  await ana.signIn(then);
  await network.setCondition('mute');
  for (const [n, { _id }] of dishes.slice(0, 4).entries()) {
    if (n === 1) {
      await expect.poll(() => ana.fetchFavorites(), arrivalTimeout).toHaveLength(1);
      await network.setCondition('server-down');
    }
    await then.goto(`${network.origin}/recipe/${_id}`);
    await then.getByRole('button', { name: 'Add to favorites' }).first().click();
    await expect.poll(() => countStored(then)).toBe(n + 1);
  }
  expect(await writeLog.note(then)).toBe(4);
  const [oldest] = await readStored(then, 'outbox');
  expect(oldest).toMatchObject({ sent: true });
  writeLog.noteFault();
  await phone.quit();

  behind = 0;
  await network.setCondition('perfect');
  const page = await phone.start();
  await page.goto(network.origin);
  expect(Date.now() - v.parse(Stored, oldest).createdAt).toBeGreaterThan(MONTH_MS - 60_000);
  await expect.poll(() => countStored(page), longTimeout).toBe(0);
  expect((await ana.fetchFavorites()).toSorted()).toEqual(names.toSorted());
  expect(network.writes.filter(({ isReplayed }) => isReplayed)).toHaveLength(1);
  await phone.close();
});
