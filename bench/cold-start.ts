import { LargeKitchen } from '../e2e/support/large-kitchen.ts';
import { Network } from '../e2e/support/network.ts';
import { Phone } from '../e2e/support/phone.ts';
import { settleOn } from '../e2e/support/stored.ts';
import { toLine, toMedian } from './figures.ts';

/**
 * How long after its navigation began a kept recipe can be read in a browser that was killed and opened again, among 300
 * recipes. Needs a build (`npm run build`).
 */
const DISHES = 300;
const RUNS = 5;
const BUDGETS = { 'server-down': 0.65, 'lie-fi': 1.5 } as const;

const kitchen = await LargeKitchen.open(DISHES);
const network = await Network.open(kitchen.server.port);
const phone = await Phone.open();
try {
  const dish = (await kitchen.server.fetchAll())[DISHES - 1];
  const words = dish?.instructions[0];
  if (!dish || words === undefined) throw new Error('The kitchen is empty');
  const first = await phone.start();
  await first.goto(`${network.origin}/recipe/${dish._id}`);
  await settleOn(first, DISHES);

  for (const [condition, name] of [
    ['server-down', 'server stopped'],
    ['lie-fi', 'server silent'],
  ] as const) {
    await network.setCondition(condition);
    const seconds: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await phone.start();
      await page.goto(`${network.origin}/recipe/${dish._id}`, { waitUntil: 'commit' });
      const readable = await page.waitForFunction(
        (step) => document.body?.textContent?.includes(step) && performance.now(),
        words,
      );
      seconds.push(Number(await readable.jsonValue()) / 1000);
    }
    console.log(toLine(`${name}, median of ${RUNS}`, toMedian(seconds), BUDGETS[condition], 's'));
  }
} finally {
  await phone.close();
  await network.close();
  await kitchen.close();
}
