import type { FastifyInstance } from 'fastify';
import type { Pool, QueryConfig } from 'pg';
import { getHealth } from '#contract/status/endpoints.ts';
import type { Health } from '#contract/status/schema.ts';
import {
  createDatabaseCheck,
  RESPONSE_TIMEOUT_MS,
} from '#server/platform/database/is-answering.ts';
import { probeDisk } from '#server/platform/disk.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { createWriteCheck } from './write-check.ts';

/** A write, because a replica and a PostgreSQL on a full disk answer reads but refuse writes. */
const WRITE: QueryConfig & { query_timeout: number } = {
  text: `insert into health_writes (id, tried_at) values (1, now())
    on conflict (id) do update set tried_at = excluded.tried_at`,
  query_timeout: RESPONSE_TIMEOUT_MS,
};

export interface HealthParts {
  pool: Pool;
  uploadsDir: string;
  version: string;
}

export function addHealthRoutes(app: FastifyInstance, parts: HealthParts): void {
  const isAnswering = createDatabaseCheck(parts.pool);
  const onFault = (error: unknown) => app.log.error(error);
  const isStoring = createWriteCheck(() => parts.pool.query(WRITE), onFault);
  const isWritable = createWriteCheck(() => probeDisk(parts.uploadsDir), onFault);
  const hasStore = async () => (await isAnswering()) && (await isStoring());
  addEndpoint(app, getHealth, async ({ reply }) => {
    const [hasDatabase, hasDisk] = await Promise.all([hasStore(), isWritable()]);
    const state = hasDatabase && hasDisk ? 'ok' : 'down';
    const health: Health = {
      status: state,
      version: parts.version,
      database: hasDatabase ? 'ok' : 'down',
      uptime: Math.floor(process.uptime()),
    };
    reply.code(state === 'ok' ? 200 : 503).header('cache-control', 'no-store');
    return health;
  });
}
