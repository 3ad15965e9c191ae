import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { ReportBody } from '../report/report.ts';

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
