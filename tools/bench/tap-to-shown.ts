import type { Browser, Locator, Page } from 'playwright';
import * as v from 'valibot';

const TAPPED = 'bench: tapped';
const SHOWN = 'bench: shown';
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.evaluateModule']);

/** `tts` and `tdur`: start and duration by the thread's CPU clock, in microseconds. */
const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      tts: v.optional(v.number(), 0),
      tdur: v.optional(v.number(), 0),
    }),
  ),
});

/** Makes the page record each tap, and the frame in which `button` first shows the result. */
export async function noteFrames(page: Page, button: Locator): Promise<void> {
  await page.evaluate(
    (tapped) =>
      globalThis.addEventListener('pointerdown', () => performance.mark(tapped), { capture: true }),
    TAPPED,
  );
  await button.evaluate((node, shown) => {
    new MutationObserver(() => requestAnimationFrame(() => performance.mark(shown))).observe(node, {
      attributeFilter: ['aria-label'],
    });
  }, SHOWN);
}

/** CPU milliseconds of script between a tap and the frame that shows it, unaffected by other processes. */
export async function measureTap(
  browser: Browser,
  page: Page,
  tap: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await tap();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents: events } = v.parse(Trace, trace);
  const tapped = events.find(({ name }) => name === TAPPED);
  const shown = events.find(({ name, tts }) => name === SHOWN && tts > (tapped?.tts ?? 0));
  if (!tapped || !shown) throw new Error('The tap was not shown');
  const script = events
    .filter(({ name, pid, tid }) => SCRIPT.has(name) && pid === tapped.pid && tid === tapped.tid)
    .toSorted((one, other) => one.tts - other.tts);
  let total = 0;
  // Nested calls count once.
  let counted = tapped.tts;
  for (const { tts, tdur } of script) {
    const end = Math.min(tts + tdur, shown.tts);
    total += Math.max(0, end - Math.max(tts, counted));
    counted = Math.max(counted, end);
  }
  return total / 1000;
}
