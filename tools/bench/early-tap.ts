import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { chromiumLaunch } from '#e2e/support/chromium.ts';
import { BuiltServer } from '#e2e/support/server.ts';
import { measureLongestTask } from './early-tap/longest-task.ts';
import { measureTapAfter } from './early-tap/tap-after.ts';
import { toLine, toMedian } from './figures.ts';
import { listViewedPages } from './first-view/pages.ts';

/** Measures whether a first view answers taps while the app starts, with demo data. Needs a build (`npm run build`). */
const RUNS = 3;
const LONGEST_TASK_MS = 40;
const TAP_AFTER_S = [0.5, 1, 2, 4];
/** The limit for a good Interaction to Next Paint. */
const NEXT_PAINT_MS = 200;

const server = await BuiltServer.open();
const browser = await chromium.launch(chromiumLaunch);
try {
  const demo = spawnSync(process.execPath, ['--import', 'tsx', 'tools/demo/run.ts'], {
    env: { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (demo.status !== 0) throw new Error('Filling the demo failed');
  for (const { name, address } of await listViewedPages(server)) {
    const tasks: number[] = [];
    while (tasks.length < RUNS) tasks.push(await measureLongestTask(browser, address));
    console.log(toLine(`${name}, longest task, CPU time`, toMedian(tasks), LONGEST_TASK_MS));
    for (const seconds of TAP_AFTER_S) {
      const paints: number[] = [];
      while (paints.length < RUNS) paints.push(await measureTapAfter(browser, address, seconds));
      const what = `${name}, tap after ${seconds} s, processor slowed 4 times`;
      console.log(toLine(what, toMedian(paints), NEXT_PAINT_MS));
    }
  }
} finally {
  await browser.close();
  await server.close();
}
