import { LRUCache } from 'lru-cache';

/** The count of a key and the milliseconds until it resets. */
export interface Count {
  count: number;
  left: number;
}

/** Counters of calls, in the memory of a single server or shared by several servers. */
export interface Counters {
  /** The first call for a key starts a window of `windowMs`. */
  add(key: string, windowMs: number): Promise<Count>;
  look(key: string): Promise<Count>;
}

/** Limits memory. Beyond it the least recently used keys are dropped. */
const MOST_KEYS = 50_000;

export function createMemoryCounters(
  // The system clock can be set back by days, and a limit would last as long.
  now: () => number = () => performance.now(),
): Counters {
  const counts = new LRUCache<string, { count: number; until: number }>({ max: MOST_KEYS });

  return {
    add: async (key, windowMs) => {
      const at = now();
      const known = counts.get(key);
      const entry = known && known.until > at ? known : { count: 0, until: at + windowMs };
      entry.count += 1;
      if (entry !== known) counts.set(key, entry);
      return { count: entry.count, left: entry.until - at };
    },
    look: async (key) => {
      const known = counts.get(key);
      const left = known ? known.until - now() : 0;
      return known && left > 0 ? { count: known.count, left } : { count: 0, left: 0 };
    },
  };
}
