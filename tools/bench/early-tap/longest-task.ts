import type { Browser } from 'playwright';
import * as v from 'valibot';
import { PHONE } from '../first-view/start-cpu.ts';

const TASK = 'ThreadControllerImpl::RunTask';
/** Marks the thread that runs the scripts of the page. */
const SCRIPT = 'v8.evaluateModule';
/** Time after the last request for remaining work of the page. */
const SETTLE_MS = 1_500;

/** `tdur`: duration by the thread's CPU clock, in microseconds. */
const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      tdur: v.optional(v.number(), 0),
    }),
  ),
});

/** CPU milliseconds of the longest main-thread task of a first view, unaffected by other processes. */
export async function measureLongestTask(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8'] });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
    const { traceEvents: events } = v.parse(Trace, trace);
    const main = events.find(({ name }) => name === SCRIPT);
    if (!main) throw new Error(`${address} ran no script`);
    const tasks = events.filter(
      ({ name, pid, tid }) => name === TASK && pid === main.pid && tid === main.tid,
    );
    return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000;
  } finally {
    await context.close();
  }
}
