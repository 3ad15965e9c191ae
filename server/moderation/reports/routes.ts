import type { FastifyInstance } from 'fastify';
import { sendReport } from '#contract/moderation/endpoints.ts';
import { Problem } from '#server/platform/problem.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import * as reportTexts from '#texts/report.ts';
import { findAuthor, insertReport } from './store.ts';

/** Registers reports to the moderators. The reported member never learns who sent them. */
export function addReportRoutes(app: FastifyInstance, parts: MemberParts): void {
  addWrite(app, parts, sendReport, {
    work: async (client, { userId, body }) => {
      const authorId = await findAuthor(client, body.kind, body.id, userId);
      if (authorId === undefined) throw new Problem(404, reportTexts.reportGone);
      if (authorId === userId) throw new Problem(422, reportTexts.reportSelf);
      await insertReport(client, { ...body, reporterId: userId });
      return { status: 201, body: {} };
    },
  });
}
