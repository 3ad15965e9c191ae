/** What has been counted under a key, and the milliseconds until it is forgotten. */
export interface Count {
  count: number;
  left: number;
}

/** The seam for limits that several servers share: in memory for one, another implementation for many. */
export interface Counters {
  /** Counts one more; the first one opens a window of `windowMs`. */
  add(key: string, windowMs: number): Promise<Count>;
  look(key: string): Promise<Count>;
}

/** Beyond this many keys the oldest are forgotten: memory is bounded, however many addresses ask. */
const MOST_KEYS = 50_000;

export function createMemoryCounters(now: () => number = Date.now): Counters {
  const counts = new Map<string, { count: number; until: number }>();

  return {
    add: async (key, windowMs) => {
      const at = now();
      const known = counts.get(key);
      const entry = known && known.until > at ? known : { count: 0, until: at + windowMs };
      entry.count += 1;
      if (entry !== known) {
        // A map remembers in which order keys came: set anew, the oldest stay in front.
        counts.delete(key);
        counts.set(key, entry);
        const [oldest] = counts.keys();
        if (counts.size > MOST_KEYS && oldest !== undefined) counts.delete(oldest);
      }
      return { count: entry.count, left: entry.until - at };
    },
    look: async (key) => {
      const known = counts.get(key);
      const left = known ? known.until - now() : 0;
      return known && left > 0 ? { count: known.count, left } : { count: 0, left: 0 };
    },
  };
}
