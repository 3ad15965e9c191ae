import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type DishNotes, fetchWritten, type InsightModel } from './model.ts';

/** More than the dishes of the collection. Limits memory. */
const MAX_CACHED = 500;
/** Circuit breaker: milliseconds after a failure without calls of the model, so that readers do not wait for it. */
const REST_MS = 60_000;

export interface DishQuery extends DishNotes {
  /** Changes with the text of the dish. */
  key: string;
}

type Log = Pick<FastifyBaseLogger, 'warn'>;
export type FindWritten = (dish: DishQuery, log: Log) => Promise<string | undefined>;

/**
 * Returns a function that requests the model's text about a dish once and caches it in memory. It resolves to
 * undefined if the model is not available, and never rejects.
 */
export function createWrittenInsights(
  model: InsightModel,
  write: typeof fetchWritten = fetchWritten,
  now = Date.now,
): FindWritten {
  let restsUntil = 0;
  const texts = new LRUCache<string, string, { dish: DishQuery; log: Log }>({
    max: MAX_CACHED,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { dish, log } }) => {
      if (now() < restsUntil) return undefined;
      try {
        return await write(model, dish);
      } catch (error) {
        restsUntil = now() + REST_MS;
        log.warn(error, 'The insight endpoint failed; using the text of the collection.');
        return undefined;
      }
    },
  });
  return (dish, log) => texts.fetch(dish.key, { context: { dish, log } });
}
