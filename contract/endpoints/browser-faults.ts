import * as v from 'valibot';
import { BrowserFault, FAULT_BODY_MAX, PolicyReport } from '../browser/browser-fault.ts';
import { defineEndpoint } from '../endpoint.ts';

/** Reports are logged and counted, never stored. */
export const sendBrowserFault = defineEndpoint({
  method: 'POST',
  path: '/browser-faults',
  access: 'anyone',
  limit: 'browser-faults',
  body: BrowserFault,
  bodyMax: FAULT_BODY_MAX,
  query: null,
  response: v.object({}),
  statuses: [202],
  writes: false,
});

/** Browsers send this report themselves, with their own content type. */
export const sendPolicyReport = defineEndpoint({
  method: 'POST',
  path: '/policy-reports',
  access: 'anyone',
  limit: 'browser-faults',
  body: PolicyReport,
  bodyMax: FAULT_BODY_MAX,
  query: null,
  response: v.object({}),
  statuses: [202],
  writes: false,
});
