import type { Page } from 'playwright/test';

interface Shift {
  value: number;
  /** Each moved element with its old and new rectangle: left, top, width, height. */
  moved: string[];
}

declare global {
  var takeShifts: () => Shift[];
}

/** Records layout shifts in every page opened after this call. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    globalThis.takeShifts = () =>
      [...entries, ...observer.takeRecords()].map((entry) => {
        const sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
          entry,
          'sources',
        );
        const moved = sources.map(({ node, previousRect, currentRect }) =>
          [node?.nodeName, node?.textContent?.slice(0, 30), previousRect, currentRect]
            .map((each) => JSON.stringify(each))
            .join(' '),
        );
        return { value: Number(Reflect.get(entry, 'value')), moved };
      });
  });
}

export const readLayoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => globalThis.takeShifts());
