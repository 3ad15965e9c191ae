import type { FastifyInstance } from 'fastify';
import { FAULT_MESSAGE_MAX, FAULT_STACK_MAX } from '#contract/status/browser-fault.ts';
import { sendBrowserFault, sendPolicyReport } from '#contract/status/endpoints.ts';
import { toHarmlessText } from '#contract/status/harmless-text.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';

const DIRECTIVE = /^[a-z-]{1,40}$/;

/**
 * Endpoints for faults and blocked contents that browsers report. Anyone can send them, so they are only logged and
 * counted.
 */
export function addBrowserFaultRoutes(
  app: FastifyInstance,
  count: (kind: 'error' | 'policy') => void = () => {},
): void {
  addEndpoint(app, sendBrowserFault, async ({ request, reply, body }) => {
    count('error');
    const fault = {
      message: toHarmlessText(body.message, FAULT_MESSAGE_MAX),
      stack: toHarmlessText(body.stack ?? '', FAULT_STACK_MAX),
      page: body.page,
    };
    request.log.warn({ fault }, 'browser error');
    reply.code(202);
    return {};
  });

  addEndpoint(app, sendPolicyReport, async ({ request, reply, body }) => {
    count('policy');
    const report = body['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
    const blocked = {
      directive: DIRECTIVE.test(directive) ? directive : 'unknown',
      source: toSource(report['blocked-uri'] ?? ''),
    };
    request.log.warn({ blocked }, 'content security policy violation');
    reply.code(202);
    return {};
  });
}

/** Returns only the origin of an address. Keywords such as `inline` and `eval` stay unchanged. */
function toSource(uri: string): string {
  if (/^[a-z-]{1,30}$/.test(uri)) return uri;
  return URL.canParse(uri) ? new URL(uri).origin : 'unknown';
}
