import type { CDPSession, Page } from 'playwright';

/** CPU milliseconds of the page's main thread, unaffected by other processes. */
export interface ThreadTime {
  task: number;
  script: number;
}

export async function watchMainThread(page: Page): Promise<() => Promise<ThreadTime>> {
  const watch: CDPSession = await page.context().newCDPSession(page);
  await watch.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await watch.send('Performance.getMetrics');
    const read = (wanted: string) =>
      (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
    return { task: read('TaskDuration'), script: read('ScriptDuration') };
  };
}
