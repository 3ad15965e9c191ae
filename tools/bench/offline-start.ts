import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumLaunch } from '#e2e/support/chromium.ts';
import { BuiltServer } from '#e2e/support/server.ts';
import { settleOn } from '#e2e/support/stored.ts';
import { toLine, toMedian } from './figures.ts';
import { watchMainThread } from './main-thread.ts';

/**
 * Measures the main-thread cost of opening a recipe without a server, in a running browser. Needs a build (`npm run
 * build`).
 */
const RUNS = 5;
/** Time for remaining work of the page once it is readable. */
const SETTLE_MS = 1_000;

const server = await BuiltServer.open();
const browser = await chromium.launch(chromiumLaunch);
try {
  const origin = `http://127.0.0.1:${server.port}`;
  const all = await server.fetchAll();
  const dish = await server.fetchDish('asian');
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const first = await context.newPage();
  await first.goto(`${origin}/recipe/${dish._id}`);
  await settleOn(first, all.length);
  await server.stop();

  const task: number[] = [];
  const script: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage();
    await page.goto(origin);
    await wait(SETTLE_MS);
    const read = await watchMainThread(page);
    const before = await read();
    await page.goto(`${origin}/recipe/${dish._id}`);
    await page.getByText(dish.instructions[0] ?? '?').waitFor();
    await wait(SETTLE_MS);
    const after = await read();
    task.push(after.task - before.task);
    script.push(after.script - before.script);
    await page.close();
  }
  console.log(toLine(`task, median of ${RUNS}`, toMedian(task), 160));
  console.log(toLine(`script, median of ${RUNS}`, toMedian(script), 95));
} finally {
  await browser.close();
  await server.close();
}
