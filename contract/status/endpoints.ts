import * as v from 'valibot';
import { defineEndpoint } from '#contract/platform/endpoint.ts';
import { BrowserFault, FAULT_BODY_MAX, PolicyReport } from './browser-fault.ts';
import { Health } from './schema.ts';

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: Health,
  // The server answers 503 with the same body if its database is down or its disk is full.
  statuses: [200, 503],
  writes: false,
});

/** This API as an OpenAPI 3.1 document, for tools. */
export const getApiDocument = defineEndpoint({
  method: 'GET',
  path: '/openapi.json',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: v.looseObject({ openapi: v.string() }),
  statuses: [200],
  writes: false,
});

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
