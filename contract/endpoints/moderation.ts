import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { AuditEntry, AuditPage, DecisionBody, ReportedPage } from '../moderation/moderation.ts';
import { pageQuery } from '../page-query.ts';

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
