import type { FastifyBaseLogger } from 'fastify';
import type { TimedQuery } from '#server/platform/database/timed-client.ts';
import type { Metrics } from './metrics.ts';

interface QueryWatchParts {
  logger: Pick<FastifyBaseLogger, 'warn'>;
  metrics?: Pick<Metrics, 'observeQuery'> | undefined;
  /** Queries of at least this many milliseconds are logged. 0 disables it. */
  slowMs: number;
}

/** Logs slow queries by their text, without their values, and counts all queries if metrics are on. */
export function createQueryWatch({ logger, metrics, slowMs }: QueryWatchParts) {
  return ({ statement, ms }: TimedQuery): void => {
    metrics?.observeQuery(ms);
    if (slowMs > 0 && ms >= slowMs) {
      logger.warn({ statement, ms: Math.round(ms) }, 'slow query');
    }
  };
}
