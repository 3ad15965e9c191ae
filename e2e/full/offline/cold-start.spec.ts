import * as recipeTexts from '#texts/recipe.ts';
import { expectStep } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openEveryPageAfterKill } from '../../support/journeys/every-page.ts';
import { LargeKitchen } from '../../support/large-kitchen.ts';
import { Network, type NetworkCondition } from '../../support/network.ts';
import { Phone } from '../../support/phone.ts';
import { readStored, settleOn } from '../../support/stored.ts';

const GONE: readonly NetworkCondition[] = ['server-down', 'lie-fi'];

// The test with 300 recipes below also covers a cold start in a silent network.
test('every page opens after the browser was killed: lie-fi', { tag: '@soak' }, async ({
  server,
  network,
}) => {
  test.setTimeout(180_000);
  await openEveryPageAfterKill('lie-fi', { server, network });
});

test('a kitchen of 300 recipes opens at its first step, with the server stopped and silent', async () => {
  test.setTimeout(180_000);
  const kitchen = await LargeKitchen.open(300);
  const network = await Network.open(kitchen.server.port);
  const phone = await Phone.open();
  const dish = (await kitchen.server.fetchAll())[211];
  if (!dish) throw new Error('A dish far down the list is wanted');
  const first = await phone.start();
  await first.goto(network.origin);
  await settleOn(first, 300);
  for (const condition of GONE) {
    await network.setCondition(condition);
    const page = await phone.start();
    await page.goto(`${network.origin}/recipe/${dish._id}`);
    await expect(page.getByText(dish.instructions[0] ?? '?')).toBeVisible();
    await page.goto(`${network.origin}/recipe/${dish._id}/cook`);
    await expectStep(page, 1, dish.instructions.length);
    await page.goto(`${network.origin}/all-recipes`);
    await expect(page.getByText(recipeTexts.toRecipeCount(300), { exact: true })).toBeVisible();
    expect(await readStored(page, 'recipes')).toHaveLength(300);
  }
  await phone.close();
  await network.close();
  await kitchen.close();
});
