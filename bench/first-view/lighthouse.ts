import lighthouse from 'lighthouse';
import * as v from 'valibot';

/** What one visit by Lighthouse's slow phone says; times in milliseconds. */
export interface FirstView {
  /** Of 100. */
  score: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  requests: number;
  bytes: number;
  /** How fast Lighthouse finds this machine at that moment; a phone of 2022 is simulated from 1,000 up. */
  benchmarkIndex: number;
}

const Requests = v.object({
  items: v.array(v.object({ url: v.string(), transferSize: v.optional(v.number(), 0) })),
});

/** Opens `address` in the browser that listens on `port`, which keeps nothing of the visit before. */
export async function viewByLighthouse(address: string, port: number): Promise<FirstView> {
  const visit = await lighthouse(address, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  if (!visit) throw new Error(`Lighthouse says nothing about ${address}`);
  const { audits, categories, environment, runtimeError } = visit.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const read = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  // What costs nothing came from the page itself: a picture within a style, a preloaded answer.
  const requests = v
    .parse(Requests, audits['network-requests']?.details)
    .items.filter(({ url, transferSize }) => url.startsWith('http') && transferSize > 0);
  return {
    score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    largestPaint: read('largest-contentful-paint'),
    blocking: read('total-blocking-time'),
    layoutShift: read('cumulative-layout-shift'),
    requests: requests.length,
    bytes: requests.reduce((total, { transferSize }) => total + transferSize, 0),
    benchmarkIndex: environment.benchmarkIndex,
  };
}
