import type { FastifyBaseLogger } from 'fastify';
import type { TimedQuery } from '../database/timed-client.ts';
import type { Metrics } from './metrics.ts';

interface QueryWatchParts {
  logger: Pick<FastifyBaseLogger, 'warn'>;
  metrics?: Pick<Metrics, 'observeQuery'> | undefined;
  /** Queries that take so many milliseconds are logged; 0 logs none. */
  slowMs: number;
}

/** Logs slow queries by their text, never by their values, and counts all of them where metrics are on. */
export function createQueryWatch({ logger, metrics, slowMs }: QueryWatchParts) {
  return ({ statement, ms }: TimedQuery): void => {
    metrics?.observeQuery(ms);
    if (slowMs > 0 && ms >= slowMs) {
      logger.warn({ statement, ms: Math.round(ms) }, 'a slow query');
    }
  };
}
