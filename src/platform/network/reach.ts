import * as v from 'valibot';
import { API_BASE } from '#contract/platform/api-base.ts';
import { isApiAnswer } from '#contract/platform/delivery.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import { getHealth } from '#contract/status/endpoints.ts';
import { requestHttp } from './http.ts';

const DEADLINE_MS = 5000;
/** Statuses of a proxy that requires a sign-in; 511 is a captive portal's. */
const WANTS_SIGN_IN: ReadonlySet<number> = new Set([401, 403, 407, 511]);

/** `online`: the server responds. `captive-portal`: a proxy or portal requires a sign-in. `offline`: neither. */
export type Reach = 'online' | 'captive-portal' | 'offline';

/** Requests the server's health, since the browser's own connection state is unreliable. */
export async function fetchReach(): Promise<Reach> {
  try {
    const response = await requestHttp(API_BASE + toPath(getHealth), {
      cache: 'no-store',
      deadlineMs: DEADLINE_MS,
      // A redirect to another host would fail with CORS and look like no network.
      redirect: 'manual',
    });
    return isApiAnswer(response.headers) ? await toOwnReach(response) : toForeignReach(response);
  } catch {
    return 'offline';
  }
}

async function toOwnReach(response: Response): Promise<Reach> {
  return response.ok && v.is(getHealth.response, await response.json()) ? 'online' : 'offline';
}

/** The API never redirects and responds in JSON. */
function toForeignReach({ type, status, ok, headers }: Response): Reach {
  const isRedirect = type === 'opaqueredirect' || (status >= 300 && status < 400);
  const isPage = ok && /html/i.test(headers.get('content-type') ?? '');
  return isRedirect || isPage || WANTS_SIGN_IN.has(status) ? 'captive-portal' : 'offline';
}
