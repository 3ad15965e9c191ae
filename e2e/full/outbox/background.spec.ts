import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import type { Network } from '../../support/network.ts';
import { Phone } from '../../support/phone.ts';
import { readStored, settleOn } from '../../support/stored.ts';

/** Taps the heart; from then on it waits on the device. */
async function like(page: Page): Promise<void> {
  const waiting = (await readStored(page, 'outbox')).length;
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  await expect.poll(async () => (await readStored(page, 'outbox')).length).toBe(waiting + 1);
}

async function hasHandedOver(page: Page): Promise<boolean> {
  const tags = await page.evaluate(async () => {
    const sync: unknown = Reflect.get(await navigator.serviceWorker.ready, 'sync');
    const list: unknown = await Reflect.apply(Reflect.get(Object(sync), 'getTags'), sync, []);
    return list;
  });
  return Array.isArray(tags) && tags.includes('outbox');
}

/** The browser has been asked to wake the worker: from then on the page may go. */
const untilHandedOver = (page: Page) => expect.poll(() => hasHandedOver(page)).toBe(true);

const listWrites = (network: Network) =>
  network.answers.filter(({ path }) => path === '/api/user/favorites');
const arrival = { timeout: 20_000 };

test('a heart tapped with no network arrives once, though its page was closed before', async ({
  context,
  page,
  server,
  network,
  settle,
}) => {
  const dish = await server.fetchDish('latin');
  const ana = await Member.join(server.port, 'Ana');
  await page.goto(`/recipe/${dish._id}`);
  await settle(page);
  await ana.signIn(page);
  network.wasDisturbed = true;
  await context.setOffline(true);
  await like(page);
  await untilHandedOver(page);
  await page.close();
  await context.setOffline(false);
  await expect.poll(() => ana.fetchFavorites(), arrival).toEqual([dish.recipe_name]);
  expect(listWrites(network)).toMatchObject([{ status: 200, isReplayed: false }]);
});

test('a page that is closed while it sends hands over to the worker', async ({
  page,
  server,
  network,
  settle,
}) => {
  const dish = await server.fetchDish('thai');
  const ana = await Member.join(server.port, 'Ana');
  await page.goto(`/recipe/${dish._id}`);
  await settle(page);
  await ana.signIn(page);
  await network.setCondition('slow');
  await like(page);
  // With a network the worker may be done before anybody looks.
  const isAnswered = () => listWrites(network).length > 0;
  await expect.poll(async () => (await hasHandedOver(page)) || isAnswered()).toBe(true);
  await page.close();
  await expect.poll(() => ana.fetchFavorites(), arrival).toEqual([dish.recipe_name]);
});

test('a worker that is stopped before its answer sends the same once more, and it counts once', {
  tag: '@journey-9',
}, async ({ context, page, server, network, writeLog, settle }) => {
  const dish = await server.fetchDish('latin');
  const ana = await Member.join(server.port, 'Ana');
  await page.goto(`/recipe/${dish._id}`);
  await settle(page);
  await ana.signIn(page);
  await context.setOffline(true);
  await like(page);
  await writeLog.note(page);
  const workers = await Workers.of(context);
  await page.close();
  await network.setCondition('mute');
  await context.setOffline(false);
  await expect.poll(() => listWrites(network), arrival).toHaveLength(1);
  await workers.stop();
  writeLog.noteFault();
  await network.setCondition('perfect');
  // As Chromium does by itself five minutes later.
  await workers.wake(network.origin);
  await expect
    .poll(() => listWrites(network), arrival)
    .toMatchObject([{ isReplayed: false }, { status: 200, isReplayed: true }]);
  expect(await ana.fetchFavorites()).toEqual([dish.recipe_name]);
});

test('what waits for one member is not sent for another who signs in', {
  tag: '@journey-7',
}, async ({ context, page, server, network, writeLog, settle }) => {
  const [hers, his] = await server.fetchRecipes('latin');
  if (!hers || !his) throw new Error('Two Latin dishes are wanted');
  const ana = await Member.join(server.port, 'Ana');
  const ben = await Member.join(server.port, 'Ben');
  await page.goto(`/recipe/${hers._id}`);
  await settle(page);
  await ana.signIn(page);
  network.wasDisturbed = true;
  await context.setOffline(true);
  await like(page);
  await ben.signIn(page);
  await page.goto(`/recipe/${his._id}`);
  await like(page);
  expect(await writeLog.note(page)).toBe(2);
  writeLog.noteFault(2);
  await page.close();
  await context.setOffline(false);
  await expect.poll(() => ben.fetchFavorites(), arrival).toEqual([his.recipe_name]);
  expect(await ana.fetchFavorites()).toEqual([]);
  expect(listWrites(network)).toHaveLength(1);

  const later = await context.newPage();
  await later.goto('/');
  expect(await readStored(later, 'outbox')).toMatchObject([{ command: { on: true } }]);
  await ana.signIn(later);
  await expect.poll(() => ana.fetchFavorites(), arrival).toEqual([hers.recipe_name]);
});

test('a heart that waits in a killed browser arrives once, at the latest when the app is opened', {
  tag: '@soak',
}, async ({ server, network }) => {
  const dish = await server.fetchDish('latin');
  const ana = await Member.join(server.port, 'Ana');
  const phone = await Phone.open();
  const first = await phone.start();
  await first.goto(`${network.origin}/recipe/${dish._id}`);
  await settleOn(first, (await server.fetchAll()).length);
  await ana.signIn(first);
  // Chromium writes local storage some seconds late: killed before that, it would start with nobody signed in.
  await phone.quit();

  const second = await phone.start();
  await second.goto(`${network.origin}/recipe/${dish._id}`);
  network.wasDisturbed = true;
  await second.context().setOffline(true);
  await like(second);
  const page = await phone.start();
  await page.goto(network.origin);
  await expect.poll(() => ana.fetchFavorites(), arrival).toEqual([dish.recipe_name]);
  await expect.poll(() => readStored(page, 'outbox'), arrival).toEqual([]);
  await phone.close();
});

test('a worker whose second script cannot be had does all else', async ({
  context,
  page,
  server,
  network,
  settle,
}) => {
  const dish = await server.fetchDish('latin');
  let asked = 0;
  await context.route('**/background-sender.js', (route) => {
    asked += 1;
    return route.abort();
  });
  network.wasDisturbed = true;
  await page.goto('/');
  await settle(page);
  expect(asked).toBe(1);
  await network.setCondition('server-down');
  await page.goto(`/recipe/${dish._id}`);
  await expect(page.getByText(dish.instructions[0] ?? '?')).toBeVisible();
});

/** Chromium's own hand on its workers, from a page beside the app. */
class Workers {
  readonly #cdp: CDPSession;
  #registrationId = '';

  private constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  static async of(context: BrowserContext): Promise<Workers> {
    const cdp = await context.newCDPSession(await context.newPage());
    const workers = new Workers(cdp);
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations)
        if (!isDeleted) workers.#registrationId = registrationId;
    });
    await cdp.send('ServiceWorker.enable');
    await expect.poll(() => workers.#registrationId).not.toBe('');
    return workers;
  }

  async stop(): Promise<void> {
    await this.#cdp.send('ServiceWorker.stopAllWorkers');
  }

  async wake(origin: string): Promise<void> {
    await this.#cdp.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId: this.#registrationId,
      tag: 'outbox',
      lastChance: false,
    });
  }
}
