import type { FastifyBaseLogger } from 'fastify';
import { type DishNotes, fetchWritten, type InsightModel } from './model.ts';

/** A collection is smaller; whatever is asked for, memory stays bounded. */
const KEPT = 500;
/** After a failure the model is left alone this long, so that its silence is not every reader's wait. */
const REST_MS = 60_000;

export interface Asked extends DishNotes {
  /** Names the dish as it now is: another text is another key. */
  key: string;
}

export type FindWritten = (
  dish: Asked,
  log: Pick<FastifyBaseLogger, 'warn'>,
) => Promise<string | undefined>;

/**
 * What the model wrote of a dish, asked for once for any number of readers and kept in memory; undefined where it cannot
 * say anything now. Never rejects.
 */
export function createWrittenInsights(
  model: InsightModel,
  write: typeof fetchWritten = fetchWritten,
  now = Date.now,
): FindWritten {
  const kept = new Map<string, string>();
  const underWay = new Map<string, Promise<string | undefined>>();
  let restsUntil = 0;

  const keep = (key: string, text: string) => {
    kept.set(key, text);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return text;
  };

  return async (dish, log) => {
    const { key } = dish;
    const known = kept.get(key) ?? underWay.get(key);
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
