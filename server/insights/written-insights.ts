import type { FastifyBaseLogger } from 'fastify';
import { type DishNotes, fetchWritten, type InsightModel } from './model.ts';

/** More than the collection has; bounds memory. */
const MAX_CACHED = 500;
/** Circuit breaker: after a failure the model is not called for this long, so that readers do not wait for it. */
const REST_MS = 60_000;

export interface Asked extends DishNotes {
  /** Changes with the text of the dish. */
  key: string;
}

export type FindWritten = (
  dish: Asked,
  log: Pick<FastifyBaseLogger, 'warn'>,
) => Promise<string | undefined>;

/**
 * The model's text about a dish, requested once and cached in memory; undefined where the model is not available. Never
 * rejects.
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
        log.warn(error, 'The insight endpoint failed; the collection answers.');
        return undefined;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };
}
