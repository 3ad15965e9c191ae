import { LostCode } from '../../ui/lazy-page.ts';
import type { FaultPlace } from './report-fault.late.ts';

/** A page that breaks again and again says no more than this. */
const MOST_PER_PAGE = 5;
/** What the network and the server refuse is shown where it happens (src/data/failures.ts). */
const EXPECTED = /(?:Failure|AbortError)$/;
/** The network's, the browser's own, and an extension's: not of this app. */
const NOT_OURS = /Failed to fetch|Load failed|NetworkError|ResizeObserver loop|-extension:\/\//;

/** Reports what nobody caught. Returns how a fault that was caught is reported: each message once. */
export function watchFaults(place: FaultPlace): (error: unknown) => void {
  const known = new Set<string>();
  const report = (fault: unknown) => {
    if (!(fault instanceof Error) || known.size >= MOST_PER_PAGE) return;
    const text = `${fault.message} ${fault.stack ?? ''}`;
    const isExpected = EXPECTED.test(fault.name) || fault instanceof LostCode;
    if (isExpected || NOT_OURS.test(text) || known.has(fault.message)) return;
    known.add(fault.message);
    import('./report-fault.late.ts').then(
      ({ reportFault }) => reportFault(fault, place),
      // Its own code cannot be had: then there is no server to tell either.
      () => undefined,
    );
  };
  globalThis.addEventListener('error', ({ error }) => report(error));
  globalThis.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
