import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumLaunch } from '#e2e/support/chromium.ts';
import { BuiltServer } from '#e2e/support/server.ts';
import { toLine, toMedian } from './figures.ts';
import { watchMainThread } from './main-thread.ts';

/** Measures one tap on "Next" with all its effects on the page's main thread. Needs a build (`npm run build`). */
const TAPS = 20;
const SCRIPT_MS = 5;
/** Script, styles, layout and paint. */
const TASK_MS = 20;
/** Time to render the step and store it. */
const SETTLE_MS = 400;

const server = await BuiltServer.open();
const browser = await chromium.launch(chromiumLaunch);
try {
  const dish = await server.fetchDish('asian');
  const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
  await page.goto(`http://127.0.0.1:${server.port}/recipe/${dish._id}/cook`);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.waitFor();
  const box = await next.boundingBox();
  if (!box) throw new Error('The Next button was not found');
  // Sends the tap by DevTools, because a locator's click would run script in the page.
  const hand = await page.context().newCDPSession(page);
  const tap = async () => {
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' } as const;
    await hand.send('Input.dispatchMouseEvent', { type: 'mousePressed', clickCount: 1, ...at });
    await hand.send('Input.dispatchMouseEvent', { type: 'mouseReleased', clickCount: 1, ...at });
    await wait(SETTLE_MS);
  };
  const read = await watchMainThread(page);
  await wait(5 * SETTLE_MS);
  const script: number[] = [];
  const task: number[] = [];
  for (let taps = 0; taps < TAPS; taps += 1) {
    if (taps % (dish.instructions.length - 1) === 0) {
      await page.keyboard.press('Home');
      await wait(SETTLE_MS);
    }
    const before = await read();
    await tap();
    const after = await read();
    script.push(after.script - before.script);
    task.push(after.task - before.task);
  }
  console.log(toLine(`script, median of ${TAPS}`, toMedian(script), SCRIPT_MS));
  console.log(toLine(`script, worst of ${TAPS}`, Math.max(...script), SCRIPT_MS));
  console.log(toLine(`all, median of ${TAPS}`, toMedian(task), TASK_MS));
  console.log(toLine(`all, worst of ${TAPS}`, Math.max(...task), TASK_MS));
} finally {
  await browser.close();
  await server.close();
}
