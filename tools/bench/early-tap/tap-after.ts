import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { PHONE } from '../first-view/start-cpu.ts';

const SLOWDOWN = 4;
/** Time for the tap to be handled and painted. */
const SETTLE_MS = 1_000;
/** Distance of the middle of the bottom bar's "Cook" from the lower edge of the window. */
const COOK_ABOVE_EDGE_PX = 34;

/** Milliseconds from a tap on "Cook" to the next frame, `seconds` after the start of a first view. */
export async function measureTapAfter(
  browser: Browser,
  address: string,
  seconds: number,
): Promise<number> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteInteractions);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(address, { waitUntil: 'commit' });
    await wait(seconds * 1000);
    const { width, height } = PHONE.viewport;
    await page.touchscreen.tap(width / 2, height - COOK_ABOVE_EDGE_PX);
    await wait(SETTLE_MS);
    return await page.evaluate(() => Math.max(...(globalThis.interactions ?? []), 0));
  } finally {
    await context.close();
  }
}

declare global {
  /** Durations of the page's interactions. The browser reports those of at least 16 ms. */
  var interactions: number[] | undefined;
}

/** Runs in the page. */
function noteInteractions(): void {
  const interactions: number[] = [];
  globalThis.interactions = interactions;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) interactions.push(entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
