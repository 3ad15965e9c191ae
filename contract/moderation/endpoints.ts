import * as v from 'valibot';
import { defineEndpoint } from '#contract/platform/endpoint.ts';
import { pageQuery } from '#contract/platform/page-query.ts';
import { ReportBody } from './report.ts';
import { AuditEntry, AuditPage, DecisionBody, ReportedPage } from './schema.ts';

export const listReported = defineEndpoint({
  method: 'GET',
  path: '/moderation/reports',
  access: 'moderator',
  limit: null,
  body: null,
  query: pageQuery({}),
  response: ReportedPage,
  statuses: [200],
  writes: false,
});

export const decideReport = defineEndpoint({
  method: 'POST',
  path: '/moderation/reports/:reportId',
  access: 'moderator',
  limit: null,
  body: DecisionBody,
  query: null,
  response: v.object({ entry: AuditEntry }),
  statuses: [200],
  writes: true,
});

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/moderation/audit',
  access: 'moderator',
  limit: null,
  body: null,
  query: pageQuery({}),
  response: AuditPage,
  statuses: [200],
  writes: false,
});

export const sendReport = defineEndpoint({
  method: 'POST',
  path: '/reports',
  access: 'member',
  limit: 'reports',
  body: ReportBody,
  query: null,
  response: v.object({}),
  statuses: [201],
  writes: true,
});
