import { LargeKitchen } from '#e2e/support/large-kitchen.ts';
import { Network } from '#e2e/support/network.ts';
import { Phone } from '#e2e/support/phone.ts';
import { settleOn } from '#e2e/support/stored.ts';
import { BARE_WORDS, openBarePage } from './bare-page.ts';
import { toLine, toMedian } from './figures.ts';

/**
 * Measures the time from navigation to a readable stored recipe, after the browser was killed, with 300 recipes on the
 * device. A bare page of the same size is measured in turns. Needs a build (`npm run build`).
 */
const DISHES = 300;
const RUNS = 5;
const BUDGETS = { 'server-down': 0.5, 'lie-fi': 1.2 } as const;

const kitchen = await LargeKitchen.open(DISHES);
const network = await Network.open(kitchen.server.port);
const bare = await openBarePage('dist/client');
const phone = await Phone.open();

/** Seconds until `words` are on the page. */
async function start(address: string, words: string): Promise<number> {
  const page = await phone.start();
  await page.goto(address, { waitUntil: 'commit' });
  const readable = await page.waitForFunction(
    (wanted) => document.body?.textContent?.includes(wanted) && performance.now(),
    words,
  );
  return Number(await readable.jsonValue()) / 1000;
}

try {
  const dish = (await kitchen.server.fetchAll())[DISHES - 1];
  const words = dish?.instructions[0];
  if (!dish || words === undefined) throw new Error('The kitchen is empty');
  const first = await phone.start();
  await first.goto(bare.address);
  await first.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  await first.goto(`${network.origin}/recipe/${dish._id}`);
  await settleOn(first, DISHES);

  for (const [condition, name] of [
    ['server-down', 'server stopped'],
    ['lie-fi', 'server silent'],
  ] as const) {
    await network.setCondition(condition);
    const seconds: number[] = [];
    const bareSeconds: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      bareSeconds.push(await start(bare.address, BARE_WORDS));
      seconds.push(await start(`${network.origin}/recipe/${dish._id}`, words));
    }
    const [median, bareMedian] = [toMedian(seconds), toMedian(bareSeconds)];
    console.log(toLine(`${name}, median of ${RUNS}`, median, BUDGETS[condition], 's'));
    const ratio = (median / bareMedian).toFixed(1);
    console.log(`  a bare page of the same size: ${bareMedian.toFixed(2)} s, ratio ${ratio}`);
  }
} finally {
  await phone.close();
  await bare.close();
  await network.close();
  await kitchen.close();
}
