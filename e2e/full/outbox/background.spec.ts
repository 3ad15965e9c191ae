import { expect, test } from '../../support/fixtures.ts';
import { hasHandedOver, like, listHearts } from '../../support/journeys/background-sync.ts';
import { Member } from '../../support/members.ts';
import { Phone } from '../../support/phone.ts';
import { readStored, settleOn } from '../../support/stored.ts';
import { arrivalTimeout } from '../../support/waiting.ts';

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
  // If there is a network, the worker may finish before the first check.
  const isAnswered = () => listHearts(network).length > 0;
  await expect.poll(async () => (await hasHandedOver(page)) || isAnswered()).toBe(true);
  await page.close();
  await expect.poll(() => ana.fetchFavorites(), arrivalTimeout).toEqual([dish.recipe_name]);
});

test('[T-outbox-7] pending writes are not sent after another member signs in', {
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
  await expect.poll(() => ben.fetchFavorites(), arrivalTimeout).toEqual([his.recipe_name]);
  expect(await ana.fetchFavorites()).toEqual([]);
  expect(listHearts(network).filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);

  const later = await context.newPage();
  await later.goto('/');
  expect(await readStored(later, 'outbox')).toMatchObject([{ command: { on: true } }]);
  await ana.signIn(later);
  await expect.poll(() => ana.fetchFavorites(), arrivalTimeout).toEqual([hers.recipe_name]);
});

test('a waiting heart in a killed browser arrives once, at the latest when the app is opened', {
  tag: '@soak',
}, async ({ server, network }) => {
  const dish = await server.fetchDish('latin');
  const ana = await Member.join(server.port, 'Ana');
  const phone = await Phone.open();
  const first = await phone.start();
  await first.goto(`${network.origin}/recipe/${dish._id}`);
  await settleOn(first, (await server.fetchAll()).length);
  await ana.signIn(first);
  // Chromium writes local storage some seconds late. If it were killed earlier, it would start signed out.
  await phone.quit();

  const second = await phone.start();
  await second.goto(`${network.origin}/recipe/${dish._id}`);
  network.wasDisturbed = true;
  await second.context().setOffline(true);
  await like(second);
  const page = await phone.start();
  await page.goto(network.origin);
  await expect.poll(() => ana.fetchFavorites(), arrivalTimeout).toEqual([dish.recipe_name]);
  await expect.poll(() => readStored(page, 'outbox'), arrivalTimeout).toEqual([]);
  await phone.close();
});

test('a worker does everything else if its second script fails to load', async ({
  context,
  page,
  server,
  network,
  settle,
}) => {
  const dish = await server.fetchDish('latin');
  let requests = 0;
  await context.route('**/background-sender.js', (route) => {
    requests += 1;
    return route.abort();
  });
  network.wasDisturbed = true;
  await page.goto('/');
  await settle(page);
  expect(requests).toBe(1);
  await network.setCondition('server-down');
  await page.goto(`/recipe/${dish._id}`);
  await expect(page.getByText(dish.instructions[0] ?? '?')).toBeVisible();
});
