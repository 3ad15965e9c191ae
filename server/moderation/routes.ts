import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { decideReport, listAudit, listReported } from '#contract/moderation/endpoints.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { createStatusProblem } from '#server/platform/http/status-problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import { findAudit } from './audit-store.ts';
import { decide } from './decide.ts';
import { findReported } from './report-store.ts';

export interface ModerationParts extends MemberParts {
  /** Deletes uploads that no post shows any more. Returns the names of the files to remove after the commit. */
  deleteUnused: (client: PoolClient, uploadIds: readonly string[]) => Promise<string[]>;
  removeFiles: (names: readonly string[]) => Promise<void>;
  /** Gives hidden pictures an address that was never public. */
  hidePictures: () => Promise<void>;
}

/** Registers the reports, the audit log and the decisions. The contract admits only moderators. */
export function addModerationRoutes(app: FastifyInstance, parts: ModerationParts): void {
  const { pool, gate } = parts;

  addEndpoint(
    app,
    listReported,
    ({ query: { cursor, limit } }) => findReported(pool, { after: readCursor(cursor), limit }),
    gate,
  );

  addEndpoint(
    app,
    listAudit,
    ({ query: { cursor, limit } }) => findAudit(pool, { after: readCursor(cursor), limit }),
    gate,
  );

  addWrite(app, parts, decideReport, {
    work: async (client, { params: { reportId }, userId, body }) => {
      const { entry, imageIds } = await decide(client, { reportId, moderatorId: userId, ...body });
      const deletedFiles = imageIds.length === 0 ? [] : await parts.deleteUnused(client, imageIds);
      const afterCommit = async () => {
        await parts.removeFiles(deletedFiles);
        await parts.hidePictures();
      };
      return { body: { entry }, afterCommit };
    },
  });
}

/** The cursor is the id of the last entry of the previous page. Throws a 400 for a malformed one. */
function readCursor(cursor: string): string | undefined {
  if (cursor === '') return undefined;
  if (isUuid(cursor)) return cursor;
  throw createStatusProblem(400);
}
