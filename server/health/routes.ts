import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Health } from '../../contract/health.ts';
import { apiPaths } from '../../contract/paths.ts';

/** A database that takes longer than this to say anything does not answer. */
const PATIENCE_MS = 1500;

export interface HealthParts {
  pool: Pool;
  version: string;
  rateLimit: Health['rateLimit'];
}

export function addHealthRoutes(app: FastifyInstance, parts: HealthParts): void {
  const isAnswering = createDatabaseCheck(parts.pool);
  app.get(apiPaths.health, async (_request, reply) => {
    const state = (await isAnswering()) ? 'ok' : 'down';
    const health: Health = {
      status: state,
      version: parts.version,
      database: state,
      uptime: Math.floor(process.uptime()),
      rateLimit: parts.rateLimit,
    };
    return reply
      .code(state === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
}

/** Many who ask at once share one look, so that a silent database does not gather waiting queries. */
function createDatabaseCheck(pool: Pool): () => Promise<boolean> {
  let look: Promise<boolean> | undefined;
  return async () => {
    look ??= pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        look = undefined;
      });
    const done = new AbortController();
    try {
      return await Promise.race([
        look,
        wait(PATIENCE_MS, false, { signal: done.signal }).catch(() => false),
      ]);
    } finally {
      done.abort();
    }
  };
}
