import type { FastifyInstance } from 'fastify';
import { endSession, listSessions } from '#contract/account/endpoints.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { Problem } from '#server/platform/problem.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import * as accountTexts from '#texts/account.ts';
import { deleteOwnSession, findSessions } from './session-list-store.ts';

export function addSessionRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { pool, gate } = parts;

  addEndpoint(
    app,
    listSessions,
    async ({ session }) => ({ sessions: await findSessions(pool, session) }),
    gate,
  );

  addWrite(app, parts, endSession, {
    work: async (client, { userId, params }) => {
      const isEnded = await deleteOwnSession(client, userId, params.sessionId);
      if (!isEnded) throw new Problem(404, accountTexts.sessionNotFound);
      return { body: {} };
    },
  });
}
