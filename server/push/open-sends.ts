import { LRUCache } from 'lru-cache';
import { BROWSERS_SERVICES, isBrowsersService } from './push-site.ts';

const OPEN_MAX = 64;
const OPEN_PER_SITE = 2;
/** Higher for a browser maker's service, which serves all browsers of that kind. */
const OPEN_PER_BROWSERS_SERVICE = 8;
const FIRST_PAUSE_MS = 5_000;
const PAUSE_MAX_MS = 2 * 60_000;
/** Bounds memory. */
const FAILING_SITES_MAX = 10_000;

export type SendKind = 'timer' | 'news';

export interface Pause {
  site: string;
  /** Nothing is sent to the site before this time, in milliseconds since 1970. */
  until: number;
}

/** The limits for the next claim. */
export interface ClaimLimits {
  limit: number;
  /** Sites that are full or paused. */
  closed: readonly string[];
  /** Only these sites; null allows all that are not closed. */
  sites: readonly string[] | null;
}

/**
 * Tracks the messages that this server is sending. Each site gets only a few at a time and a pause after each failure,
 * so a site that does not answer does not delay the others. The push services of browser makers have their own
 * capacity, which no other site can use. News get at most half of the capacity.
 */
export function createOpenSends() {
  const open = new Set<Promise<void>>();
  const openBySite = new Map<string, number>();
  const failing = new LRUCache<string, { failures: number; until: number }>({
    max: FAILING_SITES_MAX,
  });
  let openOfOthers = 0;

  const countAt = (site: string, by: 1 | -1) => {
    const count = (openBySite.get(site) ?? 0) + by;
    if (count === 0) openBySite.delete(site);
    else openBySite.set(site, count);
    if (!isBrowsersService(site)) openOfOthers += by;
  };
  const note = (site: string, isAnswering: boolean, now: number) => {
    if (isAnswering || isBrowsersService(site)) {
      failing.delete(site);
      return;
    }
    const failures = (failing.get(site)?.failures ?? 0) + 1;
    const pause = Math.min(PAUSE_MAX_MS, FIRST_PAUSE_MS * 3 ** (failures - 1));
    failing.set(site, { failures, until: now + pause });
  };

  const listPauses = (now: number): Pause[] =>
    [...failing].map(([site, { until }]) => ({ site, until })).filter(({ until }) => until > now);

  return {
    /** Sends in the background. `send` resolves to whether the site answered, and never rejects. */
    start(site: string, send: () => Promise<boolean>, clock: () => number): void {
      countAt(site, 1);
      const sendAndNote = async () => {
        const isAnswering = await send();
        countAt(site, -1);
        note(site, isAnswering, clock());
        open.delete(sending);
      };
      const sending = sendAndNote();
      open.add(sending);
    },
    findClaimLimits(kind: SendKind, now: number): ClaimLimits {
      const paused = listPauses(now).map(({ site }) => site);
      const full = [...openBySite].filter(([site, count]) => count >= toMax(site, kind));
      const closed = [...paused, ...full.map(([site]) => site)];
      const free = (kind === 'news' ? OPEN_MAX / 2 : OPEN_MAX) - openOfOthers;
      return free > 0
        ? { limit: free, closed, sites: null }
        : { limit: BROWSERS_SERVICES.length, closed, sites: BROWSERS_SERVICES };
    },
    listPauses,
    isEmpty: () => open.size === 0,
    /** Resolves when any of them has ended; immediately if there are none. */
    waitForOne: () => Promise.race([...open, ...(open.size === 0 ? [Promise.resolve()] : [])]),
    waitForAll: () => Promise.all(open),
  };
}

export type OpenSends = ReturnType<typeof createOpenSends>;

/** The two array parameters of an SQL statement. */
export function toPauseValues(pauses: readonly Pause[]): [sites: string[], until: Date[]] {
  return [pauses.map(({ site }) => site), pauses.map(({ until }) => new Date(until))];
}

function toMax(site: string, kind: SendKind): number {
  const max = isBrowsersService(site) ? OPEN_PER_BROWSERS_SERVICE : OPEN_PER_SITE;
  return kind === 'news' ? max / 2 : max;
}
