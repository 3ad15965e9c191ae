import lighthouse from 'lighthouse';
import * as v from 'valibot';

/** Results of a visit with Lighthouse's simulated slow phone. Times are in milliseconds. */
export interface FirstView {
  /** From 0 to 100. */
  score: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  requests: number;
  bytes: number;
  /** Lighthouse's measure of the machine's current speed. From 1,000 on it can simulate a phone of 2022. */
  benchmarkIndex: number;
}

const Requests = v.object({
  items: v.array(v.object({ url: v.string(), transferSize: v.optional(v.number(), 0) })),
});

/** Lighthouse asks to be run again if it missed the start of the navigation in its trace. */
const RUN_AGAIN = 'NO_NAVSTART';
const TRIES = 3;

/** Opens `address` in the browser on `port`, with empty storage. */
export async function viewByLighthouse(
  address: string,
  port: number,
  tries = TRIES,
): Promise<FirstView> {
  const visit = await lighthouse(address, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  if (!visit) throw new Error(`Lighthouse returned no result for ${address}`);
  const { audits, categories, environment, runtimeError } = visit.lhr;
  if (runtimeError?.code === RUN_AGAIN && tries > 1) {
    return viewByLighthouse(address, port, tries - 1);
  }
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const read = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  // Requests without transfer came from the page itself, such as an inline picture or a preloaded response.
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
