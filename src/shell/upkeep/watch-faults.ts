import { LostCode } from '#ui/lazy-page.ts';
import { type FaultPlace, reportFault } from './report-fault.ts';

/** Maximum number of reports per page load. */
const MOST_PER_PAGE = 5;
/** Errors of the network and the server, which the page itself shows (src/platform/network/failures.ts). */
const EXPECTED = /(?:Failure|AbortError)$/;
/** Errors of the network, the browser and extensions. */
const NOT_OURS = /Failed to fetch|Load failed|NetworkError|ResizeObserver loop|-extension:\/\//;

/** Reports uncaught errors. Returns a function that reports a caught error. Each message is reported once. */
export function watchFaults(place: FaultPlace): (error: unknown) => void {
  const known = new Set<string>();
  const report = (fault: unknown) => {
    if (!(fault instanceof Error) || known.size >= MOST_PER_PAGE) return;
    const text = `${fault.message} ${fault.stack ?? ''}`;
    const isExpected = EXPECTED.test(fault.name) || fault instanceof LostCode;
    if (isExpected || NOT_OURS.test(text) || known.has(fault.message)) return;
    known.add(fault.message);
    void reportFault(fault, place);
  };
  globalThis.addEventListener('error', ({ error }) => report(error));
  globalThis.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
