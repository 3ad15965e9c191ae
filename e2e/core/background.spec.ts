import { expect, test } from '../support/fixtures.ts';
import { like, listHearts, untilHandedOver, Workers } from '../support/journeys/background-sync.ts';
import { Member } from '../support/members.ts';
import { arrivalTimeout } from '../support/waiting.ts';

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
  await expect.poll(() => ana.fetchFavorites(), arrivalTimeout).toEqual([dish.recipe_name]);
  // A page that is closed while sending leaves its row to the worker, which repeats the request.
  const taken = listHearts(network).filter(({ isReplayed }) => !isReplayed);
  expect(taken).toMatchObject([{ status: 200 }]);
});

test('[T-outbox-9] a worker that is stopped before the answer sends the write again, and it counts once', {
  tag: '@journey-9',
}, async ({ context, page, server, network, writeLog, settle }) => {
  const dish = await server.fetchDish('latin');
  const ana = await Member.join(server.port, 'Ana');
  await page.goto(`/recipe/${dish._id}`);
  await settle(page);
  await ana.signIn(page);
  await context.setOffline(true);
  await like(page);
  await untilHandedOver(page);
  await writeLog.note(page);
  const workers = await Workers.of(context);
  await page.close();
  await network.setCondition('mute');
  await context.setOffline(false);
  await expect.poll(() => listHearts(network), arrivalTimeout).toHaveLength(1);
  await workers.stop();
  writeLog.noteFault();
  await network.setCondition('perfect');
  // Chromium would wake the worker only after five minutes.
  await workers.wake(network.origin);
  await expect
    .poll(() => listHearts(network), arrivalTimeout)
    .toMatchObject([{ isReplayed: false }, { status: 200, isReplayed: true }]);
  expect(await ana.fetchFavorites()).toEqual([dish.recipe_name]);
});
