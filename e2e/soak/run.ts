/**
 * Cooks in changing network conditions for SOAK_MINUTES. The dish keeps its step, whatever fails in network and
 * browser.
 */

import { PAGE_SIZE_ALL_RECIPES } from '#contract/platform/limits.ts';
import { createSeededRandom } from '#contract/testing/seeded-random.ts';
import { NETWORK_CONDITIONS, Network } from '../support/network.ts';
import { Phone } from '../support/phone.ts';
import { PORTAL_WORDS } from '../support/portal.ts';
import { BuiltServer } from '../support/server.ts';
import { settleOn } from '../support/stored.ts';

const minutes = Number(process.env['SOAK_MINUTES'] || 10);
const seed = Number(process.env['SOAK_SEED'] || Date.now() % 2 ** 31);
const random = createSeededRandom(seed);
const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
};
console.log(`Soaking for ${minutes} minutes with SOAK_SEED=${seed}`);

const server = await BuiltServer.open();
const network = await Network.open(server.port);
const phone = await Phone.open();
const recipes = await server.fetchAll();
let page = await phone.start();
await page.goto(network.origin);
await settleOn(page, recipes.length);
let cooked = pick(recipes);
let step = 1;
let turns = 0;

async function cook(): Promise<void> {
  const count = cooked.instructions.length;
  await page.goto(`${network.origin}/recipe/${cooked._id}/cook`);
  await see(`Step ${step} of ${count}`);
  if (step < count) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    step += 1;
    await see(`Step ${step} of ${count}`);
    // Lets the step be stored, because a kill at this moment may lose it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  } else {
    await page.getByRole('button', { name: 'Finish' }).click();
    await see('Recipe Complete');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    cooked = pick(recipes);
    step = 1;
  }
}

async function read(): Promise<void> {
  const dish = pick(recipes);
  await page.goto(`${network.origin}/recipe/${dish._id}`);
  await page
    .getByText(dish.instructions[0] ?? '?')
    .first()
    .waitFor();
}

/** Loads the whole list. */
async function browse(): Promise<void> {
  await page.goto(`${network.origin}/all-recipes`);
  for (let shown = PAGE_SIZE_ALL_RECIPES; ; shown += PAGE_SIZE_ALL_RECIPES) {
    const last = Math.min(shown, recipes.length);
    await page
      .getByRole('article')
      .nth(last - 1)
      .scrollIntoViewIfNeeded();
    if (last === recipes.length) return;
    // By keyboard, because the install card may cover the button.
    await page.getByRole('button', { name: 'Load More Recipes' }).press('Enter');
  }
}

async function see(words: string): Promise<void> {
  await page.getByRole('heading', { name: words }).first().waitFor();
}

const TURNS = [
  ['condition', async () => network.setCondition(pick(NETWORK_CONDITIONS))],
  ['kill', async () => void (page = await phone.start())],
  ['cook', cook],
  ['cook', cook],
  ['read', read],
  ['browse', browse],
] as const;

let now = 'start';
try {
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; turns += 1) {
    const [name, take] = pick(TURNS);
    now = name;
    await take();
    if ((await page.getByText(PORTAL_WORDS).count()) > 0) throw new Error('The portal is shown');
  }
  console.log(`passed: ${turns} turns`);
} catch (error) {
  console.error(
    `FAILED at turn ${turns} (${now}), ${network.condition}, SOAK_SEED=${seed}\n`,
    error,
  );
  process.exitCode = 1;
} finally {
  await phone.close();
  await network.close();
  await server.close();
}
