import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { chromiumLaunch } from '#e2e/support/chromium.ts';
import { BuiltServer } from '#e2e/support/server.ts';
import { measureLongestTask } from './early-tap/longest-task.ts';
import { measureTapAfter } from './early-tap/tap-after.ts';
import { toLine } from './figures.ts';
import { listViewedPages } from './first-view/pages.ts';

/** Measures whether a first view answers taps while the app starts, with demo data. Needs a build (`npm run build`). */
const LONGEST_TASK_MS = 40;
/** The pages that start the slowest, and home. All pages would take ten minutes. */
const TAPPED = new Set(['home', 'all recipes', 'recipe', 'search', 'feed', 'post']);
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
  const pages = await listViewedPages(server);
  console.log('Longest task of a first view, CPU time, not slowed');
  for (const { name, address } of pages) {
    console.log(toLine(name, await measureLongestTask(browser, address), LONGEST_TASK_MS));
  }
  console.log('From a tap to the next frame, processor slowed 4 times');
  for (const { name, address } of pages.filter((page) => TAPPED.has(page.name))) {
    for (const seconds of TAP_AFTER_S) {
      const paint = await measureTapAfter(browser, address, seconds);
      console.log(toLine(`${name}, tap after ${seconds} s`, paint, NEXT_PAINT_MS));
    }
  }
} finally {
  await browser.close();
  await server.close();
}
