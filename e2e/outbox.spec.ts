import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { Member } from './members.ts';
import { readStored } from './stored.ts';
import { arrival, countStored, likePosts, markDishes, openOutbox } from './waiting.ts';

let journeys = 0;

/** How many like each of these, as the server has it. */
async function readLikes(ana: Member, ids: readonly string[]): Promise<number[]> {
  const posts = await Promise.all(ids.map((id) => ana.fetchPost(id)));
  return posts.map(({ likeCount }) => likeCount);
}

/** Ben's three posts, and Ana on a phone that has seen them. */
async function begin(page: Page, port: number, settle: (page: Page) => Promise<void>) {
  const [ana, ben] = await Promise.all([Member.join(port, 'Ana'), Member.join(port, 'Ben')]);
  journeys += 1;
  const titles = ['Soup', 'Stew', 'Broth'].map((dish) => `${dish} no. ${journeys}`);
  const ids: string[] = [];
  for (const title of titles) ids.push(await ben.post(title, 'Hot'));
  await page.goto('/');
  await settle(page);
  await ana.signIn(page);
  // Seen once, so that it opens with no network.
  await page.goto('/community');
  for (const title of titles) await expect(page.getByText(title).first()).toBeVisible();
  return { ana, ben, ids, titles };
}

test('what was tapped with the server stopped, while another member went on, arrives once under one’s eyes', async ({
  page,
  server,
  network,
  settle,
}) => {
  const { ana, ben, ids, titles } = await begin(page, server.port, settle);
  await network.become('server-down');
  await likePosts(page, titles);
  await markDishes(page, 'asian', 5);
  await ben.edit(ids[0] ?? '', { title: 'Soup of the day' });
  await ben.ask('POST', `/posts/${ids[0]}/like`);
  await page.goto('/community');
  const sheet = await openOutbox(page, 8);
  await expect(sheet.getByText(`Like on “${titles[0]}”`)).toBeVisible();
  await expect(sheet.getByText(/^Favorite “/)).toHaveCount(5);
  await expect(sheet.getByRole('button', { name: 'Send all when online' })).toBeVisible();

  network.answers = [];
  await network.become('perfect');
  // It goes by itself; "Send all" is for who does not want to wait.
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible(arrival);
  expect(await readLikes(ana, ids)).toEqual([2, 1, 1]);
  expect(await ana.fetchFavorites()).toHaveLength(5);
  const writes = network.answers.filter(({ path }) => /\/(like|favorites)$/.test(path));
  expect(writes.filter(({ isReplayed }) => !isReplayed)).toHaveLength(8);
});

test('the count and the sheet are there after a cold start with the server stopped', async ({
  page,
  server,
  network,
  settle,
}) => {
  const { ana, ids, titles } = await begin(page, server.port, settle);
  await network.become('server-down');
  await likePosts(page, titles);
  const address = page.url();
  const later = await page.context().newPage();
  await page.close();
  await later.goto(address.replace('/community', '/profile'));
  const sheet = await openOutbox(later, 3);
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await network.become('perfect');
  await expect.poll(() => readLikes(ana, ids), arrival).toEqual([1, 1, 1]);
});

test('a server that answers 503 twice to each gets each once', async ({
  context,
  page,
  server,
  network,
  settle,
}) => {
  const { ana, ids, titles } = await begin(page, server.port, settle);
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
  await expect.poll(() => countStored(page), arrival).toBe(0);
});

test('a token that dies while writes wait: signing in again sends them', async ({
  page,
  server,
  network,
  complaints,
  settle,
}) => {
  complaints.expect(/status of 401/);
  const { ana, ids, titles } = await begin(page, server.port, settle);
  await network.become('server-down');
  await likePosts(page, titles);
  await ana.ask('POST', '/auth/logout');
  await network.become('perfect');
  await page.getByRole('button', { name: 'Sign in' }).click(arrival);
  expect(await countStored(page)).toBe(3);
  await ana.fillSignIn(page);
  await expect.poll(() => countStored(page), arrival).toBe(0);
  await ana.refresh();
  expect(await readLikes(ana, ids)).toEqual([1, 1, 1]);
});

test('answers that never come, then a hotel’s page instead: each arrives once all the same', async ({
  page,
  server,
  network,
  complaints,
  settle,
}) => {
  complaints.expect(/MIME type|Failed to (load module script|fetch)/);
  const { ana, ids, titles } = await begin(page, server.port, settle);
  await network.become('mute');
  await likePosts(page, titles);
  await expect.poll(() => readLikes(ana, ids.slice(0, 1)), arrival).toEqual([1]);
  await network.become('portal');
  await page.goto('/');
  await expect(page.getByRole('button', { name: '3 waiting to send' })).toBeVisible(arrival);
  await network.become('perfect');
  await page.reload();
  await expect.poll(() => countStored(page), arrival).toBe(0);
  expect(await readLikes(ana, ids)).toEqual([1, 1, 1]);
});

test('three tabs that come back at once send each write once', async ({
  context,
  page,
  server,
  network,
  settle,
}) => {
  const { ana, ids, titles } = await begin(page, server.port, settle);
  network.wasDisturbed = true;
  await context.setOffline(true);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const [n, tab] of tabs.entries()) await likePosts(tab, titles.slice(n, n + 1));
  expect(await countStored(page)).toBe(3);
  await context.setOffline(false);
  await expect.poll(() => countStored(page), arrival).toBe(0);
  expect(await readLikes(ana, ids)).toEqual([1, 1, 1]);
});

test('writes of an older version of the app, and a month old, are sent', async ({
  page,
  server,
  complaints,
}) => {
  // The icon that a browser asks for beside a bare file.
  complaints.expect(/status of 404/);
  const ana = await Member.join(server.port, 'Ana');
  await page.goto('/sw.js');
  await page.evaluate(fillOldDatabase, { userId: ana.id, at: Date.now() - 30 * 86_400_000 });
  await ana.signIn(page, '/');
  await expect.poll(() => ana.fetchFavorites(), arrival).toEqual(['Tom Yum']);
  await expect.poll(() => readStored(page, 'outbox'), arrival).toEqual([]);
});

/** Runs in the page: the database as the third version of the schema made it, with a heart that waits. */
async function fillOldDatabase({ userId, at }: { userId: string; at: number }) {
  const stores: Record<string, [string | null, ...string[]]> = {
    recipes: ['_id'],
    lists: ['url'],
    cookSessions: ['id'],
    meta: ['k'],
    pictures: ['path'],
    pictureBytes: ['path'],
    session: ['k'],
    outboxBody: ['key'],
    blobs: ['id', 'userId'],
    drafts: ['id', 'userId'],
    idmap: ['id', 'at'],
    downloads: ['recipeId', 'state'],
  };
  await new Promise<void>((resolve, reject) => {
    // Dexie counts in tens.
    const opening = indexedDB.open('rc', 30);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    opening.addEventListener('upgradeneeded', () => {
      const old = opening.result;
      for (const [name, [keyPath, ...indices]] of Object.entries(stores)) {
        const store = old.createObjectStore(name, { keyPath });
        for (const index of indices) store.createIndex(index, index);
      }
      old.createObjectStore('pins', { keyPath: ['recipeId', 'reason', 'userId'] });
      const receipts = old.createObjectStore('receipts', { keyPath: 'n', autoIncrement: true });
      for (const index of ['userId', 'at']) receipts.createIndex(index, index);
      const outbox = old.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      outbox.createIndex('key', 'key', { unique: true });
      outbox.createIndex('userId', 'userId');
      outbox.add({
        key: crypto.randomUUID(),
        userId,
        v: 1,
        command: { op: 'favorite.set', recipeName: 'Tom Yum', on: true },
        deps: [],
        state: 'queued',
        sent: false,
        attempts: 0,
        notBefore: 0,
        heldByServer: false,
        createdAt: at,
        bytes: 60,
      });
    });
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });
  localStorage.setItem('simmer.outbox', '1');
}
