import { loadavg } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '#e2e/support/chromium.ts';
import { findFreePort } from '#e2e/support/server.ts';
import { openBareTwin } from './bare-twin.ts';
import { type FirstView, viewByLighthouse } from './lighthouse.ts';
import type { ViewedPage } from './pages.ts';
import { listExceeded, listMissed, toBareLine, toCpuLine, toViewLine } from './report.ts';
import { measureStart, type StartCpu } from './start-cpu.ts';

const RUNS = 3;

/** Prints the results for the first view of each page. The process fails if a limit is exceeded. */
export async function measureFirstViews(pages: readonly ViewedPage[]): Promise<void> {
  const { browser, port } = await openBrowser();
  try {
    console.log(`Lighthouse, mobile, simulated throttling: median and spread of ${RUNS} visits`);
    for (const page of pages) {
      const views: FirstView[] = [];
      const bare: FirstView[] = [];
      const twin = await openBareTwin(page.address);
      while (views.length < RUNS) {
        views.push(await viewByLighthouse(page.address, port));
        bare.push(await viewByLighthouse(twin.address, port));
      }
      await twin.close();
      console.log(`  ${toViewLine(page.name, views)}, load of the machine ${toLoad()}`);
      console.log(`    ${toBareLine(bare)}`);
      for (const missed of listMissed(page, views)) console.log(`    MISSED  ${missed}`);
      for (const exceeded of listExceeded(page, views)) {
        console.log(`  TOO MUCH  ${exceeded}`);
        process.exitCode = 1;
      }
    }
    console.log(`Thread time of a start, not throttled: median and spread of ${RUNS} starts`);
    for (const page of pages.filter(({ limits, startCpu }) => !limits || startCpu)) {
      const starts: StartCpu[] = [];
      while (starts.length < RUNS) starts.push(await measureStart(browser, page.address));
      console.log(`  ${toCpuLine(page, starts)}`);
    }
  } finally {
    await browser.close();
  }
}

/** Opens a browser with a debugging `port` for Lighthouse. */
async function openBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await findFreePort();
  const args = [...chromiumLaunch.args, `--remote-debugging-port=${port}`];
  return { browser: await chromium.launch({ ...chromiumLaunch, args }), port };
}

function toLoad(): string {
  return (loadavg()[0] ?? Number.NaN).toFixed(1);
}
