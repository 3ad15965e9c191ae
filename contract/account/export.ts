import * as v from 'valibot';
import { defineEndpoint } from '#contract/platform/endpoint.ts';

/** All data of a member in one zip file: JSON by subject, their pictures, and a text that explains the files. */
export const exportEverything = defineEndpoint({
  method: 'GET',
  path: '/user/export',
  access: 'member',
  whileSuspended: true,
  limit: 'exports',
  body: null,
  query: null,
  response: v.instance(Blob),
  statuses: [200],
  writes: false,
});

export const EXPORT_TYPE = 'application/zip';

export function toExportName(now: Date): string {
  return `simmer-${now.toISOString().slice(0, 10)}.zip`;
}
