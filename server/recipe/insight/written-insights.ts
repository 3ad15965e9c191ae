import type { FastifyBaseLogger } from 'fastify';
import { type DishNotes, fetchWritten, type InsightModel } from './model.ts';

/** More than the dishes of the collection. Limits memory. */
const MAX_CACHED = 500;
/** Circuit breaker: milliseconds after a failure without calls of the model, so that readers do not wait for it. */
const REST_MS = 60_000;

export interface DishQuery extends DishNotes {
  /** Changes with the text of the dish. */
  key: string;
}

export type FindWritten = (
  dish: DishQuery,
  log: Pick<FastifyBaseLogger, 'warn'>,
) => Promise<string | undefined>;

/**
 * Returns a function that requests the model's text about a dish once and caches it in memory. It resolves to
 * undefined if the model is not available, and never rejects.
 */
export function createWrittenInsights(
  model: InsightModel,
  write: typeof fetchWritten = fetchWritten,
  now = Date.now,
): FindWritten {
  const cached = new Map<string, string>();
  const underWay = new Map<string, Promise<string | undefined>>();
  let restsUntil = 0;

  const keep = (key: string, text: string) => {
    cached.set(key, text);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    return text;
  };

  return async (dish, log) => {
    const { key } = dish;
    const known = cached.get(key) ?? underWay.get(key);
    if (known !== undefined) return known;
    if (now() < restsUntil) return undefined;
    const work = write(model, dish)
      .then((text) => keep(key, text))
      .catch((error: unknown) => {
        restsUntil = now() + REST_MS;
        log.warn(error, 'The insight endpoint failed; using the text of the collection.');
        return undefined;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };
}
