import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { EXPORT_TYPE, exportEverything, toExportName } from '#contract/account/export.ts';
import { addEndpoint, type Gate } from '#server/platform/http/add-endpoint.ts';
import { countCall } from '#server/platform/limits/limits.ts';
import { createQueue } from '#server/platform/queue.ts';
import { findEverything } from './find-everything.ts';
import { type FindFile, toZip } from './to-zip.ts';

// An export reads everything that a member ever wrote, so only a few run at a time.
const ROOM = { concurrency: 2, waiting: 20 };

interface Parts {
  pool: Pool;
  gate: Gate;
  findFile: FindFile;
}

/** Adds `GET /user/export`. It is not cached: all responses of this part of the API are `no-store`. */
export function addExportRoutes(app: FastifyInstance, { pool, gate, findFile }: Parts): void {
  const queue = createQueue(ROOM);
  addEndpoint(
    app,
    exportEverything,
    async ({ reply, userId }) => {
      await countCall(gate.limiter, exportEverything.limit, userId);
      const now = new Date();
      const everything = await queue(() => findEverything(pool, userId, now));
      return reply
        .header('content-type', EXPORT_TYPE)
        .header('content-disposition', `attachment; filename="${toExportName(now)}"`)
        .send(toZip(everything, findFile, now));
    },
    gate,
  );
}
